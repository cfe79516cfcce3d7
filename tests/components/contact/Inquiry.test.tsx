import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { contact } from '../../../src/content/contact';
import { form, validMessage } from '../../helpers/form';
import { navigateTo, renderApp } from '../../helpers/render';
import { messages } from '../../helpers/server';

const safari = 'I am asking about the Wildlife & Nature Safari.';
const solo = 'I am asking about Solo Travel.';
const { starterNote } = contact.form;

const message = () => form.field('message');
const pressSafari = () =>
  fireEvent.click(navigateTo('home').getByRole('button', { name: 'Plan a Safari' }));
const pressSolo = () =>
  fireEvent.click(navigateTo('tours').getByRole('button', { name: 'Inquire Now: Solo Travel' }));

/** Whether the browser would ask before leaving the page. */
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  renderApp();
});

it('a button about a trip starts the message, and the field says so', () => {
  expect(message()).toHaveValue('');
  pressSafari();
  expect(message()).toHaveValue(safari);
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(starterNote));
});

it('a start takes back the error of an empty message', () => {
  navigateTo('contact');
  fireEvent.invalid(message());
  expect(message()).toBeInvalid();
  pressSafari();
  expect(message()).not.toHaveAttribute('aria-invalid');
});

it('a link about the tour starts the message too', () => {
  fireEvent.click(navigateTo('tours').getByRole('link', { name: 'Ask About This Trip' }));
  expect(message()).toHaveValue('I am asking about the 10-day tour.');
});

it('a later button replaces the start while it is as it was', () => {
  pressSafari();
  pressSolo();
  expect(message()).toHaveValue(solo);
});

it.each([
  ['has written', 'Two of us in May'],
  ['has added to the start', `${safari} Two of us.`],
])('what the visitor %s stays', (_, text) => {
  pressSafari();
  form.write('message', text);
  pressSolo();
  expect(message()).toHaveValue(text);
});

it('the visitor undoes the start by emptying the message, until the next button', () => {
  pressSafari();
  form.write('message', '');
  navigateTo('home');
  navigateTo('contact');
  expect(message()).toHaveValue('');
  expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(starterNote));
  pressSafari();
  expect(message()).toHaveValue(safari);
});

it('the start is sent as part of the message, and cleared with it', async () => {
  pressSafari();
  form.fill({ ...validMessage, message: `${safari} Two of us.` });
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText(contact.form.success.status);
  expect(messages.map(({ template_params }) => template_params.message)).toEqual([
    `${safari} Two of us.`,
  ]);
  expect(message()).toHaveValue('');
  expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(starterNote));
});

it('a start alone is no draft: the page can be left without a question', () => {
  pressSafari();
  expect(isWarned()).toBe(false);
  form.write('message', `${safari} Two of us.`);
  expect(isWarned()).toBe(true);
});
