import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery';
import { Gallery } from '../../src/screens/Gallery';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/sectionOf';

let page: RenderResult;

const figuresOf = (title: string) => within(sectionOf(title)).getAllByRole('figure');

beforeEach(() => {
  page = render(<Gallery isActive />);
});

it('at least ten photos are a list of figures', () => {
  const figures = figuresOf(gallery.photos.title);
  const { list } = gallery.photos;
  expect(list.length).toBeGreaterThanOrEqual(10);
  expect(figures).toHaveLength(list.length);
  expect(figures[0]?.closest('ul')?.children).toHaveLength(list.length);
});

it('at least three stories each have a portrait and 5 stars', () => {
  const figures = figuresOf(gallery.stories.title);
  const { list } = gallery.stories;
  expect(list.length).toBeGreaterThanOrEqual(3);
  expect(figures).toHaveLength(list.length);
  for (const figure of figures) {
    expect(figure.querySelector('img')).toBeInTheDocument();
    expect(within(figure).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  }
});

it("'Start Planning Your Journey' goes to the contact form", () => {
  const button = page.getByRole('button', { name: 'Start Planning Your Journey' });
  expect(clickToNavigate(button)).toEqual(['contact']);
});
