import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Contact } from '../../src/screens/Contact';
import { Tours } from '../../src/screens/Tours';

vi.mock('../../src/content/contact.yml', async (load) => {
  const { contact } = await load<typeof import('../../src/content/contact.yml')>();
  const person = { title: 'Who answers', note: 'Ann, since 2016.', name: 'Ann Lee', avatar: 'a1' };
  return { contact: { ...contact, person, terms: { title: 'Terms', list: ['A deposit'] } } };
});

vi.mock('../../src/content/tours.yml', async (load) => {
  const { tours } = await load<typeof import('../../src/content/tours.yml')>();
  const lists = [
    { title: 'Included', items: ['Rooms'] },
    { title: 'Not included', items: ['Lunches'] },
  ];
  return { tours: { ...tours, price: { title: 'Price', lead: '$1 to $2 a person.', lists } } };
});

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name, level: 2 }).closest('li');
  if (!card) throw new Error(`"${name}" is not on a card.`);
  return within(card);
};

it('Contact shows who answers, with a portrait, and the terms', () => {
  render(<Contact />);
  const person = cardOf('Who answers');
  expect(person.getByText('Ann, since 2016.')).toBeVisible();
  expect(person.getByAltText('')).toHaveAttribute('src');
  expect(cardOf('Terms').getByRole('listitem')).toHaveTextContent('A deposit');
});

it('Tours shows the price, and what is in it and what is not', () => {
  render(<Tours />);
  expect(screen.getByRole('heading', { name: 'Price', level: 2 })).toBeVisible();
  expect(screen.getByText('$1 to $2 a person.')).toBeVisible();
  for (const item of ['Rooms', 'Lunches']) expect(screen.getByText(item)).toBeVisible();
});
