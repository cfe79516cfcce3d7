import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startFields } from '../../../src/components/contact/formText';
import { NavigateButton } from '../../../src/components/navigation/NavigateButton';
import { interpolate } from '../../../src/components/utils/interpolate';
import { contact } from '../../../src/content/contact.yml';
import { home } from '../../../src/content/home.yml';
import { tours } from '../../../src/content/tours.yml';
import type { TabId } from '../../../src/navigation';
import type { FormField } from '../../../src/types';
import { asksBeforeLeaving, form, renderContactForm } from '../../helpers/form';
import { navigateTo, renderApp, renderPart } from '../../helpers/render';
import { emptyMessage } from '../../helpers/sample-message';

const { inquiry, inquiryNote } = contact.form;
const message = () => form.field('message');

function expectStarted(text: string) {
  expect(message()).toHaveValue(text);
  expect(message()).toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
}

it('the buttons about a trip start the message, and others do not', () => {
  renderApp();
  const press = (control: HTMLElement | undefined, about: string | undefined) => {
    const before = message().value;
    fireEvent.click(control as HTMLElement);
    if (about) expectStarted(interpolate(inquiry, { about }));
    else expect(message()).toHaveValue(before);
  };
  // Queries a single card, because queries by role are slow on a whole screen.
  const buttonInCard = (screen: TabId, title: string, name: string) => {
    const card = navigateTo(screen).getByText(title, { selector: 'h3' }).closest('li');
    return within(card as HTMLElement).getByRole('button', { name });
  };
  const { contact } = home.hero;
  press(navigateTo('home').getAllByRole('button', { name: contact.label })[0], contact.about);
  for (const { title, action } of home.trips.list)
    press(buttonInCard('home', title, action.label), action.about);
  for (const { title, about } of tours.types.list)
    press(buttonInCard('tours', title, `${tours.types.ask.label}: ${title}`), about ?? title);
  const { ask, plans } = tours.itinerary;
  for (const { title, about } of plans.list)
    press(buttonInCard('tours', title, `${plans.ask.label}: ${title}`), about);
  const askButtons = navigateTo('tours').getAllByRole('button', { name: ask.label });
  expect(askButtons).toHaveLength(2);
  for (const button of askButtons) press(button, ask.about);
});

describe('the start of the message', () => {
  const [first, second] = ['the lagoon', 'the tea train'].map((about) =>
    interpolate(inquiry, { about }),
  ) as [string, string];
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  let page: ReturnType<typeof renderContactForm>;

  beforeEach(() => {
    page = renderContactForm({});
    renderPart(
      'footer',
      <>
        <NavigateButton
          action={{ label: 'First', to: 'contact', about: 'the lagoon', example: 'We swim.' }}
        />
        <NavigateButton action={{ label: 'Second', to: 'contact', about: 'the tea train' }} />
      </>,
    );
  });

  it('is replaced by a later button', () => {
    press('First');
    expectStarted(first);
    press('Second');
    expectStarted(second);
  });

  it('has the example of its button, or else that of the field', () => {
    const fields: readonly FormField[] = contact.form.fields;
    const ofField = fields.find(({ parameter }) => parameter === 'message')?.example ?? '';
    const expectExample = (text: string) =>
      expect(message()).toHaveAccessibleDescription(expect.stringContaining(text));
    expectExample(ofField);
    press('First');
    expectExample('We swim.');
    press('Second');
    expectExample(ofField);
  });

  it('is replaced, and is no draft, if the browser has restored it without events', () => {
    message().value = first;
    const restore = (name: string, value: string) => {
      const field = document.querySelector(`form [name=${name}]`) as HTMLInputElement;
      field.value = value;
    };
    restore(startFields.text, first);
    restore(startFields.example, 'We swim.');
    fireEvent(window, new Event('pageshow'));
    expectStarted(first);
    expect(message()).toHaveAccessibleDescription(expect.stringContaining('We swim.'));
    expect(asksBeforeLeaving()).toBe(false);
    press('Second');
    expectStarted(second);
  });

  it('removes the error of an empty message', () => {
    fireEvent.invalid(message());
    expect(message()).toHaveAttribute('aria-invalid');
    press('First');
    expect(message()).not.toHaveAttribute('aria-invalid');
  });

  it('is kept with what the visitor adds to it, and is then a draft', () => {
    press('First');
    expect(asksBeforeLeaving()).toBe(false);
    const text = `${first} Two of us.`;
    form.write('message', text);
    press('Second');
    expectStarted(text);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('does not replace what the visitor has written', () => {
    form.write('message', 'Two of us in May');
    press('First');
    expect(message()).toHaveValue('Two of us in May');
    expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
  });

  it('can be deleted, until the next button', () => {
    press('First');
    form.write('message', '');
    expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
    press('First');
    expectStarted(first);
  });

  it('is cleared after a success', async () => {
    press('First');
    page.submit();
    await page.answer('success');
    expect(form.values()).toEqual(emptyMessage);
    expect(message()).not.toHaveAccessibleDescription(expect.stringContaining(inquiryNote));
  });
});
