import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuestionList } from '../../../src/components/text/QuestionList';

it.each([
  ['afterward', () => fireEvent(window, new Event('afterprint'))],
  [
    'on the next press, if the browser fires no afterprint event',
    () => fireEvent.click(document.body),
  ],
  [
    'on the next key, if the browser fires no afterprint event',
    () => fireEvent.keyDown(document.body),
  ],
])(
  'opens every answer while the page is printed, and closes those that were closed %s',
  (_, end) => {
    vi.useFakeTimers();
    const questions = ['One', 'Two'].map((title) => ({ title: `${title}?`, text: `${title}.` }));
    render(<QuestionList questions={questions} />);
    fireEvent.click(screen.getByText('Two?'));
    // Some browsers send the event again before the end.
    for (let time = 0; time < 2; time++) fireEvent(window, new Event('beforeprint'));
    for (const { text } of questions) expect(screen.getByText(text)).toBeVisible();
    end();
    vi.runAllTimers();
    expect(screen.getByText('One.')).not.toBeVisible();
    expect(screen.getByText('Two.')).toBeVisible();
  },
);

it('an answer can end in a list, and in a link to another site', () => {
  const link = { label: 'Trains', url: 'https://trains.example' };
  const question = { title: 'When?', text: 'These days:', points: ['Monday', 'Friday'], link };
  render(<QuestionList questions={[question]} />);
  fireEvent.click(screen.getByText(question.title));
  const answer = within(screen.getByRole('group'));
  expect(answer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    question.points,
  );
  expect(answer.getByRole('link', { name: link.label })).toHaveAttribute('href', link.url);
});
