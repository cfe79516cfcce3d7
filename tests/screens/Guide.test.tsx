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
  const { title, limits, regions, weather, note } = guide.seasons;
  const table = () => within(page.getByRole('table', { name: title }));
  /** The names of the months whose rain passes, such as "January". */
  const monthsOf = (rain: readonly number[], passes: (mm: number) => boolean) =>
    guide.seasons.months.filter((_, index) => passes(rain[index] ?? 0));

  it('has a column for each month, named in full', () => {
    const columns = table().getAllByRole('columnheader');
    expect(columns).toHaveLength(12);
    for (const [index, column] of columns.entries()) {
      const name = new Date(2026, index).toLocaleString('en-US', { month: 'long' });
      expect(column).toHaveAccessibleName(name);
      expect(name).toContain(column.textContent);
    }
  });

  it.each(regions)('says in words what each month is like: $name', ({ name, text, rain }) => {
    const header = table().getByRole('rowheader', { name: `${name} ${text}` });
    const cells = within(header.closest('tbody') as HTMLElement).getAllByRole('cell');
    expect(rain).toHaveLength(12);
    expect(cells.map(({ textContent }) => textContent)).toEqual(
      rain.map((mm) => {
        if (mm < limits.dry) return weather.dry;
        return mm < limits.wet ? weather.mixed : weather.wet;
      }),
    );
  });

  it.each(regions)('calls dry only months that are drawn dry: $name', ({ text, rain }) => {
    const dry = monthsOf(rain, (mm) => mm < limits.dry);
    const named = guide.seasons.months.filter((month) => text.includes(month));
    expect(named.length).toBeGreaterThan(1);
    expect(dry).toEqual(expect.arrayContaining(named));
    const driest = guide.seasons.months[rain.indexOf(Math.min(...rain))] ?? '';
    const [first = '', last = ''] = named;
    const [from, driestAt, to] = [first, driest, last].map((month) =>
      guide.seasons.months.indexOf(month),
    );
    expect(driestAt).toBeGreaterThanOrEqual(from ?? 0);
    expect(driestAt).toBeLessThanOrEqual(to ?? 0);
  });

  it('states its limits in inches as they are drawn', () => {
    const [, dry, wet] = /less than (\d+) inches.+more than (\d+)\./.exec(note) ?? [];
    expect(limits.dry / 25.4).toBeCloseTo(Number(dry), 0);
    expect(limits.wet / 25.4).toBeCloseTo(Number(wet), 0);
  });

  it('has no rainy month in the best time to visit', () => {
    const south = regions.find(({ name }) => name === 'South and west coasts');
    const rainy = monthsOf(south?.rain ?? [], (mm) => mm >= limits.wet);
    expect(rainy).not.toHaveLength(0);
    for (const month of ['December', 'January', 'February', 'March'])
      expect(rainy).not.toContain(month);
  });
});

it('has the questions right after the visa', () => {
  const headings = page.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
  expect(headings.indexOf('Questions before you book')).toBe(
    headings.indexOf('Visa requirements for U.S. citizens') + 1,
  );
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
