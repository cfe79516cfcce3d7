import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { guide } from '../../src/content/guide.yml';
import { Guide } from '../../src/screens/Guide';
import { setupUser } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

beforeEach(() => void render(<Guide />));

it('every question is a heading that opens its answer', async () => {
  const { list, title } = guide.questions;
  const questions = within(sectionOf(title)).getAllByRole('heading', { level: 3 });
  expect(questions.map(({ textContent }) => textContent)).toEqual(list.map(({ title }) => title));
  const user = setupUser();
  for (const [index, question] of questions.entries()) {
    const answer = screen.getByText(list[index]?.text ?? '');
    expect(answer).not.toBeVisible();
    await user.click(question);
    expect(answer).toBeVisible();
  }
});

it('the closing panel of Guide has a button that navigates', () => {
  const { title, action } = guide.closing;
  const button = within(sectionOf(title)).getByRole('button', { name: action.label });
  expect(button).toHaveAttribute('data-navigate', action.to);
});
