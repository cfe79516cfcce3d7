import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { home } from '../../src/content/home.yml';
import { pictures } from '../../src/content/pictures.yml';
import { Home } from '../../src/screens/Home';
import { sectionOf } from '../helpers/section-of';

let page: RenderResult;

const { hero, trips, tour, callToAction } = home;

beforeEach(() => {
  page = render(<Home />);
});

it.each([hero.explore, hero.contact, tour.book, callToAction.contact])(
  "the button '$label' goes to $to",
  ({ label, to }) => {
    // Several may have the same label.
    for (const button of page.getAllByRole('button', { name: label }))
      expect(button).toHaveAttribute('data-navigate', to);
  },
);

it('the button of the chat goes to the contact form while there is no chat', () => {
  const button = page.getByRole('button', { name: callToAction.chat.label });
  expect(button).toHaveAttribute('data-navigate', 'contact');
});

it('every trip has a picture, and a button of its own', () => {
  expect(trips.list).not.toEqual([]);
  for (const { title, picture, action } of trips.list) {
    const heading = within(sectionOf(trips.title)).getByRole('heading', { name: title });
    const card = within(heading.closest('li') as HTMLElement);
    expect(card.getByRole('img', { name: pictures[picture]?.alt ?? '' })).toBeVisible();
    const button = card.getByRole('button', { name: action.label });
    expect(button).toHaveAttribute('data-navigate', action.to);
  }
});
