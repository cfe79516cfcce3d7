import { render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { guide } from '../../src/content/guide';
import { Guide } from '../../src/screens/Guide';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

beforeEach(() => void render(<Guide />));

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
