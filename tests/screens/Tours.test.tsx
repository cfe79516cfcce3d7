import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { tours } from '../../src/content/tours';
import { Tours } from '../../src/screens/Tours';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

let page: RenderResult;

const { dayLabel, days } = tours.itinerary;

const headings = () => page.getAllByRole('heading', { level: 3 });
const item = (title: string) => {
  const heading = headings().find(({ textContent }) => textContent?.endsWith(title));
  return heading?.closest('li') as HTMLElement;
};

beforeEach(() => {
  page = render(<Tours isActive />);
});

it('the facts of the tour are listed in order', () => {
  const names = page.getAllByRole('term').map(({ textContent }) => textContent);
  const values = page.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(tours.hero.facts.map(({ label }) => label));
  expect(values).toEqual(tours.hero.facts.map(({ value }) => value));
});

it('the types of travelers are listed in order, each with its features', () => {
  const titles = headings().map(({ textContent }) => textContent);
  const { list } = tours.types;
  expect(list).not.toEqual([]);
  expect(titles.slice(0, list.length)).toEqual(list.map(({ title }) => title));
  for (const { title, features } of list) {
    const shown = within(item(title)).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(features);
  }
});

it('each type of traveler has a button with a name of its own', () => {
  const { list, ask } = tours.types;
  expect(list).not.toEqual([]);
  for (const { title } of list) {
    const button = within(item(title)).getByText(ask.label, { selector: 'button' });
    expect(button).toHaveAccessibleName(`${ask.label}: ${title}`);
    expect(clickToNavigate(button)).toEqual([ask.to]);
  }
});

it('the days are numbered and in order', () => {
  const texts = headings().map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
  expect(texts.filter((text) => text?.startsWith(`${dayLabel} `))).toEqual(
    days.map(({ title }, index) => `${dayLabel} ${index + 1}, ${title}`),
  );
});

it('Tours says above the first day where stairs are, with a button to ask about them', () => {
  const { access } = tours.itinerary;
  const note = sectionOf(access.title);
  const [firstDay] = headings().filter(({ textContent }) =>
    textContent?.startsWith(`${dayLabel} 1,`),
  );
  expect(note.compareDocumentPosition(firstDay as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const button = within(note).getByRole('button', { name: access.ask.label });
  expect(clickToNavigate(button)).toEqual([access.ask.to]);
});

it('the closing panel of Tours has a button that navigates', () => {
  const { title, action } = tours.closing;
  const button = within(sectionOf(title)).getByRole('button', { name: action.label });
  expect(clickToNavigate(button)).toEqual([action.to]);
});
