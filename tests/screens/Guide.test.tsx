import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { guide } from '../../src/content/guide';
import { Guide } from '../../src/screens/Guide';
import { clickToNavigate } from '../helpers/render';

let page: RenderResult;

const section = (name: string | RegExp) => page.getByRole('region', { name });

beforeEach(() => {
  page = render(<Guide />);
});

describe('visa requirements for U.S. citizens', () => {
  const visa = () => section('Visa requirements for U.S. citizens');
  const definition = (term: string) =>
    within(visa()).getByText(term).parentElement?.querySelector('dd');

  it('say that an Electronic Travel Authorization is needed', () => {
    expect(definition('Overview')).toHaveTextContent(/need an Electronic Travel Authorization/);
  });

  it('say that it is valid up to 30 days, extendable up to six months', () => {
    expect(definition('Validity')).toHaveTextContent(/up to 30 days.+extendable up to six months/);
  });

  it('say to apply on the official government website, best before traveling', () => {
    expect(definition('Application')).toHaveTextContent(/official government website/);
    expect(definition('Application')).toHaveTextContent(/pre-approval is recommended/i);
    const link = page.getByRole('link', { name: /official ETA website/i });
    expect(link).toHaveAttribute('href', 'https://www.eta.gov.lk/');
  });
});

it('lists the four entry requirements', () => {
  const items = within(section('Entry requirements')).getAllByRole('listitem');
  const expected = [
    /passport valid for at least six months beyond your arrival/i,
    /confirmed return or onward ticket/i,
    /proof of sufficient funds/i,
    /completed ETA application/i,
  ];
  expect(items).toHaveLength(4);
  for (const [index, text] of expected.entries()) expect(items[index]).toHaveTextContent(text);
});

describe('the special note', () => {
  it('says that 30-day visas are free from October 1, 2024 for six months, and when that ends', () => {
    const note = section('Special note');
    expect(note).toHaveTextContent(/free 30-day tourist visas for U\.S\. travelers/);
    expect(note).toHaveTextContent(/from October 1, 2024 for six months/);
    expect(note).toHaveTextContent('through March 31, 2025');
    expect(note).toHaveTextContent(/check the official website/);
  });

  it('says that the peak season is December to mid-April', () => {
    expect(section('Special note')).toHaveTextContent(/peak season.+December to mid-April/i);
  });
});

describe('the travel tips', () => {
  const tip = (title: string) => page.getByRole('heading', { name: title }).closest('li');

  it('name the best time, December to March', () => {
    expect(tip('Best time to visit')).toHaveTextContent('December to March');
  });

  it('name the currency, and that major cards are widely accepted', () => {
    expect(tip('Currency')).toHaveTextContent('Sri Lankan Rupee');
    expect(tip('Currency')).toHaveTextContent(/major cards are widely accepted/i);
  });

  it('name the ways to get around: tuk-tuk, bus, train', () => {
    expect(tip('Transport')).toHaveTextContent(/tuk-tuk, bus, and train/);
  });
});

describe('the chart of dry and rainy months', () => {
  const { title, months, regions, weather } = guide.seasons;
  const table = () => within(page.getByRole('table', { name: title }));
  const months12 = Array.from({ length: 12 }, (_, index) => index + 1);

  it('has a column for each month, named in full', () => {
    const [corner, ...columns] = table().getAllByRole('columnheader');
    expect(corner).toHaveAccessibleName(guide.seasons.region);
    expect(columns).toHaveLength(12);
    for (const [index, column] of columns.entries()) {
      const date = new Date(2026, index);
      const name = date.toLocaleString('en-US', { month: 'long' });
      expect(column).toHaveAccessibleName(name);
      expect(name).toContain(column.textContent);
    }
  });

  it.each(regions)('says in words what each month is like: $name', ({ name, text, dry, mixed }) => {
    const row = table().getByRole('row', { name: new RegExp(`^${name}`) });
    expect(within(row).getByRole('rowheader')).toHaveTextContent(name + text);
    const words = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    const isIn = (list: readonly number[], month: number) => list.includes(month);
    expect(words).toEqual(
      months12.map((month) => {
        if (isIn(dry, month)) return weather.dry;
        return isIn(mixed, month) ? weather.mixed : weather.wet;
      }),
    );
  });

  it.each(regions)('names the dry months also beside the region: $name', ({ text, dry }) => {
    // The first and last month of each run; the year has no end.
    const before = (month: number) => ((month + 10) % 12) + 1;
    const after = (month: number) => (month % 12) + 1;
    const isDry = (month: number) => dry.some((one) => one === month);
    const ends = dry.filter((month) => !isDry(before(month)) || !isDry(after(month)));
    const named = months.filter((month) => text.includes(month));
    expect(named.toSorted()).toEqual(ends.map((month) => months[month - 1] ?? '').toSorted());
  });

  it.each(regions)('has no month that is both dry and mixed: $name', ({ dry, mixed }) => {
    const all = [...dry, ...mixed];
    expect(new Set(all).size).toBe(all.length);
    expect(months12).toEqual(expect.arrayContaining(all));
  });

  it('agrees with the seasons that other screens name', () => {
    const months = (name: string) => regions.find((region) => region.name === name);
    const [south, east] = [months('South and west coasts'), months('East coast')];
    // The best time to visit, and surf at Arugam Bay.
    expect(south?.dry).toEqual(expect.arrayContaining([12, 1, 2, 3]));
    expect(east?.dry).toEqual(expect.arrayContaining([5, 6, 7, 8, 9]));
    // Day 7: from May to September, the sea is too rough to swim.
    for (const month of [5, 6, 7, 8, 9]) {
      expect(south?.dry).not.toContain(month);
      expect(south?.mixed).not.toContain(month);
    }
  });
});

describe('the questions', () => {
  it.each(guide.questions.list)('"$title" has an answer', ({ title, text }) => {
    const term = within(section(guide.questions.title)).getByText(title);
    expect(term.parentElement?.querySelector('dd')).toHaveTextContent(text);
  });

  it('link to the advice of the State Department', () => {
    const link = page.getByRole('link', { name: /State Department/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/travel\.state\.gov\//));
  });
});

it('ends with a button to the contact form', () => {
  const buttons = page.getAllByRole('button');
  expect(buttons.at(-1)).toHaveTextContent(guide.closing.action.label);
  const button = within(section(guide.closing.title)).getByRole('button');
  expect(clickToNavigate(button)).toEqual(['contact']);
});

it('has a packing checklist in three groups', () => {
  const packing = within(section('Packing checklist'));
  const groups = packing.getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Essentials',
    'Clothing',
    'Health & Safety',
  ]);
  for (const [index, { items }] of guide.packing.groups.entries()) {
    const group = within(groups[index]?.closest('li') as HTMLElement);
    const shown = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(items);
    expect(shown.length).toBeGreaterThan(0);
  }
});
