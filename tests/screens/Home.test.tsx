import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { home } from '../../src/content/home';
import { pictures } from '../../src/content/pictures';
import { tours } from '../../src/content/tours';
import { axe } from '../helpers/axe';
import {
  activePanel,
  advanceTime,
  installFakeTimers,
  navigateTo,
  renderApp,
} from '../helpers/render';

let page: ReturnType<typeof activePanel>;

const section = (title: string) => within(page.getByRole('region', { name: title }));
const titles = (title: string) =>
  section(title)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  renderApp();
  page = activePanel('home');
});

describe('the hero', () => {
  it("'Explore Trips' goes to the tours", () => {
    fireEvent.click(page.getByRole('button', { name: 'Explore Trips' }));
    expect(activePanel('tours').getByRole('heading', { level: 1 })).toBeVisible();
  });

  it("'Contact Us' goes to the contact form", () => {
    fireEvent.click(page.getByRole('button', { name: 'Contact Us' }));
    expect(activePanel('contact').getByRole('form')).toBeVisible();
  });
});

describe('the sections', () => {
  it('are in order', () => {
    const headings = page.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
    const expected = [
      home.why.title,
      home.trips.title,
      home.tour.title,
      'How It Works',
      home.testimonials.title,
      home.about.title,
      home.callToAction.title,
    ];
    expect(headings.filter((title) => expected.includes(title ?? ''))).toEqual(expected);
  });

  it("'Why' has three points, each with a sentence", () => {
    expect(titles(home.why.title)).toEqual([
      'Personalized Itineraries',
      'Local Expertise & Safety Guaranteed',
      'Hassle-Free Booking',
    ]);
    for (const { description } of home.why.points)
      expect(page.getByText(description)).toBeVisible();
  });

  it('features four trips: coast, culture, wildlife, wellness', () => {
    const found = titles(home.trips.title);
    const expected = [
      /coastal adventure/i,
      /cultural heritage.+ancient sites/i,
      /wildlife.+nature safari/i,
      /wellness.+relaxation/i,
    ];
    expect(found).toHaveLength(home.trips.list.length);
    for (const [index, title] of expected.entries()) expect(found[index]).toMatch(title);
  });

  it('shows a description and a picture of every trip', () => {
    const trips = section(home.trips.title);
    for (const { description, picture } of home.trips.list) {
      expect(trips.getByText(description)).toBeVisible();
      expect(trips.getByRole('img', { name: pictures[picture].alt })).toBeVisible();
    }
  });

  it('has a button to the contact form on every trip, with a description of its own', () => {
    for (const { title } of home.trips.list) {
      navigateTo('home');
      const card = section(home.trips.title).getByRole('heading', { name: title }).closest('li');
      const button = within(card as HTMLElement).getByRole('button', {
        name: home.trips.ask.label,
      });
      expect(button).toHaveAccessibleDescription(title);
      fireEvent.click(button);
      expect(activePanel('contact').getByRole('form')).toBeVisible();
    }
  });

  it("shows the 10-day tour with a video and 'Book This Tour', which goes to the tours", () => {
    const tour = section(home.tour.title);
    expect(home.tour.title).toContain(`${tours.itinerary.days.length}-day`);
    expect(tour.getByRole('button', { name: home.tour.video.playLabel })).toBeVisible();
    fireEvent.click(tour.getByRole('button', { name: 'Book This Tour' }));
    expect(activePanel('tours').getByRole('heading', { level: 1 })).toBeVisible();
  });

  it("explains 'How It Works' in three steps, in order", () => {
    expect(titles('How It Works')).toEqual([
      'Pick Your Trip',
      'Plan Together',
      'Enjoy the Journey',
    ]);
    const [first] = section('How It Works').getAllByRole('list');
    expect(first?.tagName).toBe('OL');
  });

  it('has a section about the company', () => {
    expect(page.getByRole('heading', { name: /\babout\b/i })).toHaveTextContent(home.about.title);
    const about = section(home.about.title);
    for (const paragraph of home.about.paragraphs) expect(about.getByText(paragraph)).toBeVisible();
  });
});

describe('the testimonials', () => {
  it('have a heading that says what they are', () => {
    expect(section(home.testimonials.title).getByRole('group', { name: /^1 of/ })).toBeVisible();
    expect(home.testimonials.title).toMatch(/what travelers say/i);
  });

  const slides = () => page.getAllByRole('group', { hidden: true });

  it('are at least four, each with name, trip, quote, and avatar', () => {
    const { length } = home.testimonials.list;
    expect(length).toBeGreaterThanOrEqual(4);
    expect(slides()).toHaveLength(length);
    for (const [index, { name, trip, feedback }] of home.testimonials.list.entries()) {
      expect(slides()[index]).toHaveTextContent(name);
      expect(slides()[index]).toHaveTextContent(trip);
      expect(slides()[index]).toHaveTextContent(feedback);
      expect(slides()[index]?.querySelector('img')).toBeInTheDocument();
    }
  });

  it('have Previous and Next buttons and wrap around', () => {
    const first = home.testimonials.list[0];
    const last = home.testimonials.list.at(-1);
    expect(page.getByText(first?.feedback ?? '')).toBeVisible();
    fireEvent.click(page.getByRole('button', { name: /previous/i }));
    expect(page.getByText(last?.feedback ?? '')).toBeVisible();
    fireEvent.click(page.getByRole('button', { name: /next/i }));
    expect(page.getByText(first?.feedback ?? '')).toBeVisible();
  });
});

describe('the call to action', () => {
  const callToAction = () => section(home.callToAction.title);

  it('has a live chat button, which goes to the contact form while the chat is unavailable', () => {
    fireEvent.click(callToAction().getByRole('button', { name: /live chat/i }));
    expect(activePanel('contact').getByRole('form')).toBeVisible();
  });

  it('has a phone number for text messages', () => {
    const link = callToAction().getByRole('link', { name: `Text us at ${company.phone.text}` });
    expect(link).toHaveAttribute('href', `sms:${company.phone.number}`);
  });

  it('has a button to the contact form', () => {
    fireEvent.click(callToAction().getByRole('button', { name: /contact form/i }));
    expect(activePanel('contact').getByRole('form')).toBeVisible();
  });
});

it('has no axe violations', async () => {
  // On a busy machine it would go on by itself meanwhile.
  fireEvent.click(page.getByRole('button', { name: home.testimonials.carousel.pause }));
  expect(await axe(screen.getByRole('tabpanel'))).toHaveNoViolations();
});

it('keeps the current testimonial while another screen is active', async () => {
  installFakeTimers();
  fireEvent.click(screen.getByRole('tab', { name: 'Contact' }));
  await advanceTime(20_000);
  fireEvent.click(screen.getByRole('tab', { name: 'Home' }));
  expect(page.getByText(home.testimonials.list[0]?.feedback ?? '')).toBeVisible();
});
