import { type RenderResult, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { tours } from '../../src/content/tours.yml';
import { Tours } from '../../src/screens/Tours';
import { sectionOf } from '../helpers/section-of';

let page: RenderResult;

beforeEach(() => {
  page = render(<Tours />);
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
