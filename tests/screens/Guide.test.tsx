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
