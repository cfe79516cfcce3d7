import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { guide } from '../../src/content/guide.yml';
import { Guide } from '../../src/screens/Guide';
import { setupUser } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

it('every question is a heading that opens its answer and follows the heading of its group', async () => {
  render(<Guide />);
  const { groups, title } = guide.questions;
  const headings = within(sectionOf(title)).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    title,
    ...groups.flatMap(({ title, list }) => [title, ...titlesOf(list)]),
  ]);
  const list = groups.flatMap(({ list }) => list);
  const questions = within(sectionOf(title)).getAllByRole('heading', { level: 4 });
  const user = setupUser();
  for (const [index, question] of questions.entries()) {
    const answer = screen.getByText(list[index]?.text ?? '');
    expect(answer).not.toBeVisible();
    await user.click(question);
    expect(answer).toBeVisible();
  }
});
