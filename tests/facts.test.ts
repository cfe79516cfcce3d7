import { expect, it } from 'vitest';
import { loadContent } from '../src/build/content/load-content';
import { everyText } from '../src/build/content/walk-content';
import { company } from '../src/content/company.yml';
import { contact } from '../src/content/contact.yml';
import { gallery } from '../src/content/gallery.yml';
import { home } from '../src/content/home.yml';
import { shell } from '../src/content/shell.yml';
import { tours } from '../src/content/tours.yml';
import { tabs } from '../src/tabs';
import type { Action } from '../src/types';

// What the company has fixed in its specification: labels and toasts to the letter, and topics as patterns.
// No other test repeats it.

const texts = everyText(loadContent());
const { days } = tours.itinerary;

const button = ({ label, to }: Action) => ({ label, to });

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

/** The patterns that no text of a screen, or of a part of one such as `guide.tips`, matches. */
const missingOn = (path: string, ...patterns: RegExp[]) => {
  const said = texts
    .filter(({ keys }) => `${keys.join('.')}.`.startsWith(`${path}.`))
    .map(({ text }) => text);
  return patterns.filter((pattern) => !said.some((text) => pattern.test(text)));
};

// The owner may add entries to every list but that of the tabs.
const includes = (...entries: unknown[]) => expect.arrayContaining(entries);

// In this order; others may be among them.
const fixedDays = [
  'Arrival & Colombo City Tour',
  'Sigiriya & Dambulla',
  'Kandy Cultural Experience',
  'Tea Country & Nuwara Eliya',
  'Ella Adventures',
  'Yala Safari Experience',
  'Mirissa Beach Relaxation',
  'Galle Fort Exploration',
  'Bentota Adventures',
  'Departure Day',
];

const { explore, contact: ask } = home.hero;
const { fields, success, failure, sending } = contact.form;

it.each<[fact: string, inContent: unknown, fixed: unknown]>([
  [
    'the tabs',
    tabs.map(({ id, label }) => [id, label]),
    [
      ['home', 'Home'],
      ['tours', 'Ceylon Tour'],
      ['guide', 'Travel Guide'],
      ['gallery', 'Gallery & Reviews'],
      ['contact', 'Contact'],
    ],
  ],
  [
    'the quick links',
    shell.footer.links.map(({ label, to }) => [label, to]),
    includes(
      ['Home', 'home'],
      ['Tours', 'tours'],
      ['Travel Guide', 'guide'],
      ['Contact', 'contact'],
    ),
  ],
  ['the button of the newsletter box', shell.footer.newsletter.button, 'Subscribe'],
  ["Home's first button", button(explore), { label: 'Explore Trips', to: 'tours' }],
  ["Home's second button", button(ask), { label: 'Contact Us', to: 'contact' }],
  [
    'the reasons to travel',
    titlesOf(home.why.list),
    includes(
      'Personalized Itineraries',
      'Local Expertise & Safety Guaranteed',
      'Hassle-Free Booking',
    ),
  ],
  [
    'the featured trips',
    titlesOf(home.trips.list),
    includes(
      expect.stringMatching(/coastal adventure/i),
      expect.stringMatching(/cultural heritage.+ancient sites/i),
      expect.stringMatching(/wildlife.+nature safari/i),
      expect.stringMatching(/wellness.+relaxation/i),
    ),
  ],
  ['the button of the tour', button(home.tour.book), { label: 'Book This Tour', to: 'tours' }],
  ['the name of the steps', home.steps.title, 'How It Works'],
  [
    'the steps',
    titlesOf(home.steps.list),
    includes('Pick Your Trip', 'Plan Together', 'Enjoy the Journey'),
  ],
  [
    'the facts of the tour',
    tours.hero.facts.map(({ label, value }) => [label, value]),
    includes(['Duration', `${days.length} Days`], ['Group Size', 'Max 12'], ['Season', 'All Year']),
  ],
  [
    'the types of travelers',
    titlesOf(tours.types.list),
    includes(
      'Solo Travel',
      'Honeymoon Packages',
      'Family Travel',
      'Meditation Travel',
      `${days.length} Days Popular`,
      'Custom Travel',
    ),
  ],
  ['the button of a type', button(tours.types.ask), { label: 'Inquire Now', to: 'contact' }],
  ['the days of the tour', titlesOf(days).filter((title) => fixedDays.includes(title)), fixedDays],
  [
    'the last button of the tour',
    button(tours.closing.action),
    { label: 'Get Your Custom Itinerary', to: 'contact' },
  ],
  [
    'what the guide must say',
    missingOn(
      'guide',
      /need an Electronic Travel Authorization/i,
      /up to 30 days.+extendable up to six months/i,
      /official government website.+pre-approval is recommended/i,
      /passport valid for at least six months beyond your arrival/i,
      /confirmed return or onward ticket/i,
      /proof of sufficient funds/i,
      /completed ETA application/i,
      /Sri Lankan Rupee.+major cards are widely accepted/i,
      /tuk-tuk, bus, and train/i,
      /^Essentials$/,
      /^Clothing$/,
      /^Health & Safety$/,
    ),
    [],
  ],
  ['the best time to visit', missingOn('guide.tips', /December to March/), []],
  [
    'what the special note must say',
    missingOn(
      'guide.visa.note',
      /free 30-day tourist visas for U\.S\. travelers/i,
      /from October 1, 2024 for six months/i,
      /peak season.+December to mid-April/i,
    ),
    [],
  ],
  [
    'the last button of the gallery',
    button(gallery.closing.action),
    { label: 'Start Planning Your Journey', to: 'contact' },
  ],
  ['the reasons to book', contact.why.title, 'Why Book With Us?'],
  [
    'the reasons to book, one by one',
    titlesOf(contact.why.list),
    includes('2-Hour Response', 'Flexible Booking', 'Best Price Guarantee', '24/7 Support'),
  ],
  ['the banner', [contact.trust.title, contact.trust.rating], ['Trusted by 1000+ Travelers', 5]],
  ['the indicator', contact.online.title, 'Online Now'],
  ['where the office is', [company.address.city, company.address.state], ['Spring', 'Texas']],
  [
    'the fields of the form',
    fields.map(({ parameter, type, required, rows, autoComplete }) => [
      parameter,
      type,
      required,
      rows,
      // WCAG 1.3.5.
      autoComplete,
    ]),
    includes(
      ['from_name', 'text', true, undefined, 'name'],
      ['from_email', 'email', true, undefined, 'email'],
      ['phone_number', expect.stringMatching(/^(text|tel)$/), false, undefined, 'tel'],
      ['message', 'textarea', true, 4, undefined],
    ),
  ],
  ['the button while a message is sent', sending, 'Sending...'],
  [
    'the toast after a success',
    [success.title, success.description],
    ['Message Sent Successfully! 🎉', "We'll get back to you within 2 hours!"],
  ],
  [
    'the toast after a failure',
    [failure.title, failure.description],
    ['Oops! Something went wrong', 'Please try again or call us directly.'],
  ],
])('the specification fixes %s', (_, inContent, fixed) => {
  const message =
    'The company has fixed this in its specification. If it leaves it on purpose, change this row of ' +
    'tests/facts.test.ts too.';
  expect(inContent, message).toEqual(fixed);
});
