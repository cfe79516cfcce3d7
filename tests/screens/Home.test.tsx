import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '../../src/content/home.yml';
import { pictures } from '../../src/content/pictures.yml';
import { Home } from '../../src/screens/Home';
import { sectionOf } from '../helpers/section-of';

it('every trip has its own picture', () => {
  const { trips } = home;
  render(<Home />);
  expect(trips.list).not.toEqual([]);
  for (const { title, picture } of trips.list) {
    const heading = within(sectionOf(trips.title)).getByRole('heading', { name: title });
    const card = within(heading.closest('li') as HTMLElement);
    expect(card.getByRole('img', { name: pictures[picture]?.alt ?? '' })).toBeVisible();
  }
});
