import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { tours } from '../../src/content/tours.yml';
import { Tours } from '../../src/screens/Tours';
import { sectionOf } from '../helpers/section-of';

let page: RenderResult;

beforeEach(() => {
  page = render(<Tours />);
});

it('the hero of Tours has a button to ask about the tour', () => {
  const { ask } = tours.itinerary;
  const [button] = page.getAllByRole('button');
  expect(button).toHaveTextContent(ask.label);
  expect(button).toHaveAttribute('data-navigate', ask.to);
});

it('each type of traveler has a button with a name of its own', () => {
  const { list, ask } = tours.types;
  expect(list).not.toEqual([]);
  for (const { title } of list) {
    const button = page.getByRole('button', { name: `${ask.label}: ${title}` });
    expect(button).toHaveTextContent(ask.label);
    expect(button).toHaveAttribute('data-navigate', ask.to);
  }
});

it('Tours says above the first day where stairs are, with a button to ask about them', () => {
  const { access, dayLabel } = tours.itinerary;
  const note = sectionOf(access.title);
  const [firstDay] = page
    .getAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent?.startsWith(`${dayLabel} 1,`));
  expect(note.compareDocumentPosition(firstDay as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const button = within(note).getByRole('button', { name: access.ask.label });
  expect(button).toHaveAttribute('data-navigate', access.ask.to);
});

it('Tours shows the other routes before the first day, so that nobody reads ten days in the wrong season', () => {
  const { plans, dayLabel } = tours.itinerary;
  const headings = page.getAllByRole('heading').map(({ textContent }) => textContent ?? '');
  const firstDay = headings.findIndex((text) => text.startsWith(`${dayLabel} 1,`));
  for (const { title } of plans.list) expect(headings.slice(0, firstDay)).toContain(title);
});

it('the call to action at the end of Tours navigates', () => {
  const { title, action } = tours.closing;
  const button = within(sectionOf(title)).getByRole('button', { name: action.label });
  expect(button).toHaveAttribute('data-navigate', action.to);
});
