import { portraits } from 'virtual:pictures';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { contact } from '../../src/content/contact.yml';
import { tours } from '../../src/content/tours.yml';
import { Contact } from '../../src/screens/Contact';
import { Tours } from '../../src/screens/Tours';
import { findPortrait } from '../../src/services/findPicture';

/** Adds entries that the owner may fill in, until the end of the test. */
function add(content: object, entries: object) {
  const before = { ...content };
  Object.assign(content, entries);
  onTestFinished(() => {
    for (const key of Object.keys(entries)) Reflect.deleteProperty(content, key);
    Object.assign(content, before);
  });
}

it('Contact shows who answers, with a portrait, above the form, and where the price is', () => {
  const [avatar = ''] = Object.keys(portraits);
  const person = { title: 'Who answers', note: 'Ann, since 2016.', name: 'Ann Lee', avatar };
  add(contact, { person, price: 'Price' });
  render(<Contact />);
  const note = screen.getByText('Ann, since 2016.');
  expect(note).toBeVisible();
  expect(note.compareDocumentPosition(screen.getByRole('form'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(document.querySelector(`img[src="${findPortrait(avatar).src}"]`)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Price' })).toHaveAttribute('href', '#price');
});

it('Tours shows the price, and what is in it and what is not', () => {
  const lists = [
    { title: 'Included', items: ['Rooms'] },
    { title: 'Not included', items: ['Lunches'] },
  ];
  add(tours, { price: { title: 'Price', lead: '$1 to $2 a person.', lists } });
  render(<Tours />);
  // The target of the link on Contact.
  expect(screen.getByRole('region', { name: 'Price' })).toHaveAttribute('id', 'price');
  expect(screen.getByText('$1 to $2 a person.')).toBeVisible();
  for (const item of ['Rooms', 'Lunches']) expect(screen.getByText(item)).toBeVisible();
});
