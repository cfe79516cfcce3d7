import { type RenderResult, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { tours } from '../../src/content/tours.yml';
import { Tours } from '../../src/screens/Tours';
import { sectionOf } from '../helpers/section-of';

let page: RenderResult;

beforeEach(() => {
  page = render(<Tours />);
});

it('each route and each type of traveler has a button with a name of its own', () => {
  const { types, itinerary } = tours;
  for (const { list, ask } of [itinerary.plans, types]) {
    expect(list).not.toEqual([]);
    for (const { title } of list) {
      const button = page.getByRole('button', { name: `${ask.label}: ${title}` });
      expect(button).toHaveTextContent(ask.label);
      expect(button).toHaveAttribute('data-navigate', ask.to);
    }
  }
});

it('Tours says above the first day where stairs are', () => {
  const { access, dayLabel } = tours.itinerary;
  const note = sectionOf(access.title);
  const [firstDay] = page
    .getAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent?.startsWith(`${dayLabel} 1,`));
  expect(note.compareDocumentPosition(firstDay as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('Tours shows the other routes before the first day, so that nobody reads ten days in the wrong season, and the types of travelers after it', () => {
  const { plans, dayLabel } = tours.itinerary;
  const headings = page.getAllByRole('heading').map(({ textContent }) => textContent ?? '');
  const firstDay = headings.findIndex((text) => text.startsWith(`${dayLabel} 1,`));
  expect(firstDay).toBeGreaterThan(-1);
  for (const { title } of plans.list) expect(headings.slice(0, firstDay)).toContain(title);
  // A card refers to "the route above".
  for (const { title } of tours.types.list) expect(headings.slice(firstDay)).toContain(title);
});
