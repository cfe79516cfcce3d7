import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { contact } from '../../../src/content/contact';
import { home } from '../../../src/content/home';
import { shell } from '../../../src/content/shell';
import { tours } from '../../../src/content/tours';
import type { Action } from '../../../src/types';
import { asksBeforeLeaving, form } from '../../helpers/form';
import { navigateTo, renderApp } from '../../helpers/render';
import { sampleMessage } from '../../helpers/sample-message';
import { messages } from '../../helpers/server';

const [trip] = home.trips.list;
const [travelerType] = tours.types.list;
const { ask } = tours.itinerary;
const { inquiry, inquiryNote } = contact.form;
const aboutTrip = inquiry(trip?.action.about ?? '');
const aboutType = inquiry(travelerType?.about ?? travelerType?.title ?? '');

const message = () => form.field('message');
const pressTrip = () =>
  fireEvent.click(navigateTo('home').getByRole('button', { name: trip?.action.label }));
const pressType = () => {
  const name = `${tours.types.ask.label}: ${travelerType?.title}`;
  fireEvent.click(navigateTo('tours').getByRole('button', { name }));
};

beforeEach(() => {
  renderApp();
});

it('a button about a trip starts the message, and the field says so', () => {
  expect(message()).toHaveValue('');
  pressTrip();
  expect(message()).toHaveValue(aboutTrip);
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
});

it('the field still says that the site has started the message when the visitor has added to it', () => {
  pressTrip();
  form.write('message', `${aboutTrip} Two of us.`);
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
});

it('a button about a trip clears the error of an empty message', () => {
  navigateTo('contact');
  fireEvent.invalid(message());
  expect(message()).toBeInvalid();
  pressTrip();
  expect(message()).not.toHaveAttribute('aria-invalid');
});

it('a link about the tour starts the message too', () => {
  fireEvent.click(navigateTo('tours').getByRole('link', { name: ask.label }));
  expect(message()).toHaveValue(inquiry(ask.about));
});

it.each<[string, Action]>([
  ['button', home.hero.contact],
  ['link', shell.footer.newsletter.action],
])('a %s to the form starts no message unless its action has a subject', (role, action) => {
  navigateTo('home');
  fireEvent.click(screen.getByRole(role, { name: action.label }));
  expect(message()).toHaveValue(action.about ? inquiry(action.about) : '');
});

it('a later button replaces the start of the message if it has not been edited', () => {
  pressTrip();
  pressType();
  expect(message()).toHaveValue(aboutType);
});

it.each([
  ['has written', 'Two of us in May'],
  ['has added to the start', `${aboutTrip} Two of us.`],
])('a later button keeps what the visitor %s', (_, text) => {
  pressTrip();
  form.write('message', text);
  pressType();
  expect(message()).toHaveValue(text);
});

it('the visitor undoes the start by emptying the message, until the next button', () => {
  pressTrip();
  form.write('message', '');
  navigateTo('home');
  navigateTo('contact');
  expect(message()).toHaveValue('');
  expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
  pressTrip();
  expect(message()).toHaveValue(aboutTrip);
});

it('the start is sent as part of the message, and cleared with it', async () => {
  pressTrip();
  form.fill({ ...sampleMessage, message: `${aboutTrip} Two of us.` });
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText(contact.form.success.status);
  expect(messages.map(({ template_params }) => template_params.message)).toEqual([
    `${aboutTrip} Two of us.`,
  ]);
  expect(message()).toHaveValue('');
  expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
});

it('a start that the browser has restored is like one of this visit', () => {
  message().value = aboutTrip;
  fireEvent(window, new Event('pageshow'));
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
  expect(asksBeforeLeaving()).toBe(false);
  pressType();
  expect(message()).toHaveValue(aboutType);
});

it('an unedited start is not a draft: the page can be left without a prompt', () => {
  pressTrip();
  expect(asksBeforeLeaving()).toBe(false);
  form.write('message', `${aboutTrip} Two of us.`);
  expect(asksBeforeLeaving()).toBe(true);
});
