import { type RenderResult, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { guide } from '../../src/content/guide';
import { Guide } from '../../src/screens/Guide';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/sectionOf';

let page: RenderResult;

beforeEach(() => {
  page = render(<Guide />);
});

const visaTitle = 'Visa requirements for U.S. citizens';

it.each<[title: string, term: string, text: string | RegExp]>([
  [visaTitle, 'Overview', /need an Electronic Travel Authorization/],
  [visaTitle, 'Validity', /up to 30 days.+extendable up to six months/],
  [visaTitle, 'Application', /official government website.+pre-approval is recommended/i],
])("'%s', '%s' says what is true", (title, term, text) => {
  const definition = within(sectionOf(title)).getByText(term).parentElement?.querySelector('dd');
  expect(definition).toHaveTextContent(text);
});

it('Guide lists the four entry requirements', () => {
  const heading = page.getByRole('heading', { name: 'Entry requirements' });
  const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    [
      /passport valid for at least six months beyond your arrival/i,
      /confirmed return or onward ticket/i,
      /proof of sufficient funds/i,
      /completed ETA application/i,
    ].map((text) => expect.stringMatching(text)),
  );
});

it('the special note says when visas are free and when the peak season is', () => {
  for (const text of [
    /free 30-day tourist visas for U\.S\. travelers/,
    /from October 1, 2024 for six months/,
    /peak season.+December to mid-April/i,
  ])
    expect(sectionOf('Special note')).toHaveTextContent(text);
});

it('every question is a heading that opens its answer', async () => {
  const { list, title } = guide.questions;
  const questions = within(sectionOf(title)).getAllByRole('heading', { level: 3 });
  expect(questions.map(({ textContent }) => textContent)).toEqual(list.map(({ title }) => title));
  for (const [index, question] of questions.entries()) {
    const answer = question.closest('details')?.querySelector('p');
    expect(answer).toHaveTextContent(list[index]?.text ?? '');
    expect(answer).not.toBeVisible();
    await userEvent.click(question);
    expect(answer).toBeVisible();
  }
});

it.each([
  ['Best time to visit', 'December to March'],
  ['Currency', /Sri Lankan Rupee.+major cards are widely accepted/i],
  ['Transport', /tuk-tuk, bus, and train/],
])("the travel tip '%s' names %s", (title, text) => {
  expect(page.getByRole('heading', { name: title }).closest('li')).toHaveTextContent(text);
});

it('Guide has a packing checklist in three groups', () => {
  const groups = within(sectionOf('Packing checklist')).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Essentials',
    'Clothing',
    'Health & Safety',
  ]);
});

it('Guide ends with a button to the contact form', () => {
  const button = within(sectionOf(guide.closing.title)).getByRole('button');
  expect(clickToNavigate(button)).toEqual(['contact']);
});

const { title, limits, regions, weather } = guide.seasons;

it.each(regions)(
  'the chart says in words what each month is like: $name',
  ({ name, text, rain }) => {
    const table = within(page.getByRole('table', { name: title }));
    const header = table.getByRole('rowheader', { name: `${name} ${text}` });
    const cells = within(header.closest('tbody') as HTMLElement).getAllByRole('cell');
    expect(cells).toHaveLength(12);
    expect(cells.map(({ textContent }) => textContent)).toEqual(
      rain.map((mm) => {
        if (mm < limits.dry) return weather.dry;
        return mm < limits.wet ? weather.mixed : weather.wet;
      }),
    );
  },
);
