import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tours } from '../../src/content/tours';
import { Tours } from '../../src/screens/Tours';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/sectionOf';

let page: RenderResult;

const headings = () => page.getAllByRole('heading', { level: 3 });
const item = (title: string) => {
  const heading = headings().find(({ textContent }) => textContent?.endsWith(title));
  return heading?.closest('li') as HTMLElement;
};

beforeEach(() => {
  page = render(<Tours isActive />);
});

it('Tours starts with the facts: 10 days, 12 people at most, all year', () => {
  const names = page.getAllByRole('term').map(({ textContent }) => textContent);
  const values = page.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['Duration', 'Group Size', 'Season']);
  expect(values).toEqual([`${tours.itinerary.days.length} Days`, 'Max 12', 'All Year']);
});

describe('the six traveler types', () => {
  const expected = [
    'Solo Travel',
    'Honeymoon Packages',
    'Family Travel',
    'Meditation Travel',
    '10 Days Popular',
    'Custom Travel',
  ];

  it('are listed in order, each with three features', () => {
    const titles = headings().map(({ textContent }) => textContent);
    expect(titles.slice(0, expected.length)).toEqual(expected);
    for (const { title, features } of tours.types.list) {
      const shown = within(item(title)).getAllByRole('listitem');
      expect(shown.map(({ textContent }) => textContent)).toEqual(features);
      expect(shown).toHaveLength(3);
    }
  });

  it("each have an 'Inquire Now' button to the contact form, with a name of its own", () => {
    for (const title of expected) {
      const button = within(item(title)).getByText('Inquire Now', { selector: 'button' });
      expect(button).toHaveAccessibleName(`Inquire Now: ${title}`);
      expect(clickToNavigate(button)).toEqual(['contact']);
    }
  });
});

describe('the ten days', () => {
  const expected = [
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

  it('are numbered and in order', () => {
    const days = headings().filter(({ textContent }) => /^Day ?\d+/.test(textContent ?? ''));
    const titles = tours.itinerary.days.map(({ title }) => title);
    expect(titles.slice(0, 10)).toEqual(expected);
    expect(days.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual(
      titles.map((title, index) => `Day ${index + 1}, ${title}`),
    );
  });
});

it('Tours says above the first day where stairs are, with a way to the contact form', () => {
  const { access } = tours.itinerary;
  const note = sectionOf(access.title);
  const [firstDay] = headings().filter(({ textContent }) => textContent?.startsWith('Day 1,'));
  expect(note.compareDocumentPosition(firstDay as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(clickToNavigate(within(note).getByRole('button'))).toEqual(['contact']);
});

it("Tours ends with 'Get Your Custom Itinerary', which goes to the contact form", () => {
  const buttons = page.getAllByRole('button');
  expect(buttons.at(-1)).toHaveTextContent('Get Your Custom Itinerary');
  expect(clickToNavigate(buttons.at(-1) as HTMLElement)).toEqual(['contact']);
});
