import { fireEvent, type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { home } from '../../src/content/home';
import { pictures } from '../../src/content/pictures';
import { tours } from '../../src/content/tours';
import { Home } from '../../src/screens/Home';
import { clickToNavigate } from '../helpers/render';

let page: RenderResult;

const section = (title: string) => within(page.getByRole('region', { name: title }));
const titles = (title: string) =>
  section(title)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  page = render(<Home isActive />);
});

describe('the hero', () => {
  it("'Explore Trips' goes to the tours", () => {
    const button = page.getByRole('button', { name: 'Explore Trips' });
    expect(clickToNavigate(button)).toEqual(['tours']);
  });

  it("'Contact Us' goes to the contact form", () => {
    const button = page.getByRole('button', { name: 'Contact Us' });
    expect(clickToNavigate(button)).toEqual(['contact']);
  });
});

it('says below the buttons of the hero that asking is free', () => {
  expect(page.getByText(/Asking is free/)).toBeVisible();
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
      const card = section(home.trips.title).getByRole('heading', { name: title }).closest('li');
      const button = within(card as HTMLElement).getByRole('button', {
        name: home.trips.ask.label,
      });
      expect(button).toHaveAccessibleDescription(title);
      expect(clickToNavigate(button)).toEqual(['contact']);
    }
  });

  it("shows the 10-day tour with a video and 'Book This Tour', which goes to the tours", () => {
    const tour = section(home.tour.title);
    expect(home.tour.title).toContain(`${tours.itinerary.days.length}-day`);
    expect(tour.getByRole('button', { name: home.tour.video.playLabel })).toBeVisible();
    const button = tour.getByRole('button', { name: 'Book This Tour' });
    expect(clickToNavigate(button)).toEqual(['tours']);
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
    const button = callToAction().getByRole('button', { name: /live chat/i });
    expect(clickToNavigate(button)).toEqual(['contact']);
  });

  it('has a phone number for text messages', () => {
    const link = callToAction().getByRole('link', { name: `Text us at ${company.phone.text}` });
    expect(link).toHaveAttribute('href', `sms:${company.phone.number}`);
  });

  it('has a button to the contact form', () => {
    const button = callToAction().getByRole('button', { name: /contact form/i });
    expect(clickToNavigate(button)).toEqual(['contact']);
  });
});
