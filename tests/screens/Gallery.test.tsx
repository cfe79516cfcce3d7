import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery';
import { pictures } from '../../src/content/pictures';
import { Gallery } from '../../src/screens/Gallery';
import { clickToNavigate } from '../helpers/render';
import { hasTextContent } from '../helpers/text-content';

let page: RenderResult;

beforeEach(() => {
  page = render(<Gallery isActive />);
});

describe('the photos', () => {
  const figures = () =>
    within(page.getByRole('region', { name: gallery.photos.title })).getAllByRole('figure');

  it('are a list of at least ten', () => {
    const { length } = gallery.photos.list;
    expect(length).toBeGreaterThanOrEqual(10);
    expect(figures()).toHaveLength(length);
    expect(figures()[0]?.closest('ul')?.children).toHaveLength(length);
  });

  it('each have a picture and a caption with title and description', () => {
    for (const [index, { picture, title, description }] of gallery.photos.list.entries()) {
      const figure = within(figures()[index] as HTMLElement);
      expect(figure.getByRole('img', { name: pictures[picture].alt })).toBeVisible();
      expect(figure.getByRole('heading', { name: title })).toBeVisible();
      expect(figure.getByText(hasTextContent(description))).toBeVisible();
    }
  });
});

it('says once that the pictures are drawings', () => {
  expect(page.getAllByText(/\bdrawings\b/)).toHaveLength(1);
});

describe('the travelers’ stories', () => {
  const figures = () =>
    within(page.getByRole('region', { name: gallery.stories.title })).getAllByRole('figure');

  it('are at least three, each with name, country, review, and portrait', () => {
    const { length } = gallery.stories.list;
    expect(length).toBeGreaterThanOrEqual(3);
    expect(figures()).toHaveLength(length);
    for (const [index, { name, country, review }] of gallery.stories.list.entries()) {
      const figure = figures()[index] as HTMLElement;
      expect(within(figure).getByText(name)).toBeVisible();
      expect(within(figure).getByText(country)).toBeVisible();
      expect(within(figure).getByText(hasTextContent(review))).toBeVisible();
      expect(figure.querySelector('img')).toBeInTheDocument();
    }
  });

  it('each have 5 stars', () => {
    for (const figure of figures())
      expect(within(figure).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  });
});

it("'Start Planning Your Journey' goes to the contact form", () => {
  const button = page.getByRole('button', { name: 'Start Planning Your Journey' });
  expect(clickToNavigate(button)).toEqual(['contact']);
});
