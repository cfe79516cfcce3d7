import { render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery';
import { shell } from '../../src/content/shell';
import { Gallery } from '../../src/screens/Gallery';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

beforeEach(() => void render(<Gallery isActive />));

it('the photos are a list of figures', () => {
  const { title, list } = gallery.photos;
  const items = within(sectionOf(title)).getAllByRole('listitem');
  expect(items).toHaveLength(list.length);
  for (const item of items) expect(within(item).getByRole('figure')).toBeVisible();
});

it('the stories each have a portrait and a rating', () => {
  const { title, list } = gallery.stories;
  const figures = within(sectionOf(title)).getAllByRole('figure');
  expect(figures).toHaveLength(list.length);
  for (const [index, figure] of figures.entries()) {
    expect(figure.querySelector('img')).toBeInTheDocument();
    const name = shell.stars(list[index]?.rating ?? 0);
    expect(within(figure).getByRole('img', { name })).toBeVisible();
  }
});

it('the closing panel of Gallery has a button that navigates', () => {
  const { title, action } = gallery.closing;
  const button = within(sectionOf(title)).getByRole('button', { name: action.label });
  expect(clickToNavigate(button)).toEqual([action.to]);
});
