import { type RenderResult, render, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LiveChatProvider } from '../../src/components/contact/LiveChat';
import { home } from '../../src/content/home';
import { pictures } from '../../src/content/pictures';
import { Home } from '../../src/screens/Home';
import { clickToNavigate } from '../helpers/render';
import { sectionOf } from '../helpers/section-of';

let page: RenderResult;

const { hero, why, trips, tour, steps, testimonials, callToAction } = home;
const section = (title: string) => within(sectionOf(title));
const titles = (title: string) =>
  section(title)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  page = render(<Home isActive />, { wrapper: LiveChatProvider });
});

it.each([hero.explore, hero.contact, tour.book, callToAction.contact])(
  "the button '$label' goes to $to",
  ({ label, to }) => {
    // Several may have the same label.
    for (const button of page.getAllByRole('button', { name: label }))
      expect(clickToNavigate(button)).toEqual([to]);
  },
);

it('the button of the chat goes to the contact form while there is no chat', () => {
  const button = page.getByRole('button', { name: callToAction.chat.label });
  expect(clickToNavigate(button)).toEqual(['contact']);
});

it.each([
  [why.title, why.list],
  [trips.title, trips.list],
  [steps.title, steps.list],
])("'%s' has its points, in order", (title, list) => {
  expect(titles(title)).toEqual(list.map((point) => point.title));
});

it('every trip has a picture, and a button of its own', () => {
  expect(trips.list).not.toEqual([]);
  for (const { title, picture, action } of trips.list) {
    const heading = section(trips.title).getByRole('heading', { name: title });
    const card = within(heading.closest('li') as HTMLElement);
    expect(card.getByRole('img', { name: pictures[picture].alt })).toBeVisible();
    const button = card.getByRole('button', { name: action.label });
    expect(clickToNavigate(button)).toEqual([action.to]);
  }
});

it('the testimonials have a name, a trip, a quote, and an avatar', () => {
  const slides = section(testimonials.title).getAllByRole('group', { hidden: true });
  expect(slides).toHaveLength(testimonials.list.length);
  for (const [index, { name, trip, feedback }] of testimonials.list.entries()) {
    for (const text of [name, trip, feedback]) expect(slides[index]).toHaveTextContent(text);
    expect(slides[index]?.querySelector('img')).toBeInTheDocument();
  }
});
