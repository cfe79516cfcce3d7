import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { contact } from '../../../src/content/contact';
import {
  emptyMessage,
  type FieldName,
  form,
  renderContactForm,
  requiredFields,
  validMessage,
} from '../../helpers/form';
import { setupUser } from '../../helpers/render';

const { success, failure, example } = contact.form;

describe('ContactForm at first', () => {
  it.each([
    ['name', 'text', true],
    ['email', 'email', true],
    ['phone', 'tel', false],
    ['message', 'textarea', true],
  ] as const)('has a field %s of type %s; required: %s', (name, type, isRequired) => {
    renderContactForm({});
    expect(form.field(name)).toHaveProperty('type', type);
    expect(form.field(name)).toHaveProperty('required', isRequired);
    if (name !== 'message')
      expect(form.field(name)).toHaveAttribute('autocomplete', type === 'text' ? 'name' : type);
  });

  it('has a message box of 4 rows, which an example describes', () => {
    renderContactForm({});
    expect(form.field('message')).toHaveAttribute('rows', '4');
    expect(form.field('message')).toHaveAccessibleDescription(example);
  });

  it.each<[FieldName, string]>([
    ...requiredFields.map((name): [FieldName, string] => [name, '']),
    ['email', 'not an address'],
  ])('sends nothing with %s "%s", and sends once it is valid', async (name, value) => {
    const { send, button, succeed } = renderContactForm({ ...validMessage, [name]: value });
    const user = setupUser();
    await user.click(button);
    expect(form.field(name)).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
    form.write(name, validMessage[name]);
    await user.click(button);
    expect(send.mock.calls).toEqual([[validMessage]]);
    await succeed();
  });

  it('sends text that the browser has put into the fields without events', () => {
    const { send, submit } = renderContactForm({});
    for (const [name, value] of Object.entries(validMessage))
      form.field(name as 'name').value = value;
    submit();
    expect(send.mock.calls).toEqual([[validMessage]]);
  });
});

describe('ContactForm while sending', () => {
  it("disables the button, which says 'Sending...' and keeps the focus, and announces it", async () => {
    const { button, fail } = renderContactForm();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await setupUser().click(button);
    expect(button.textContent).toBe('Sending...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(/^Sending\.\.\.$/);
    expect(form.values()).toEqual(validMessage);
    await fail();
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('ContactForm after a success', () => {
  it('clears the fields, enables the Send button, and shows a lasting text', async () => {
    const { element, button, submit, succeed, onOutcome } = renderContactForm();
    submit();
    await succeed();
    expect(form.values()).toEqual(emptyMessage);
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(element).toHaveTextContent(success.status);
    expect(onOutcome.mock.calls).toEqual([['success']]);
  });

  it('keeps all fields if one was changed while sending', async () => {
    const { submit, succeed } = renderContactForm();
    submit();
    form.write('message', 'And one more thing');
    await succeed();
    expect(form.values()).toEqual({ ...validMessage, message: 'And one more thing' });
  });
});

describe('ContactForm after a failure', () => {
  it('keeps the fields, enables the Send button, and shows a lasting text with phone and email', async () => {
    const { element, button, submit, fail, onOutcome } = renderContactForm();
    submit();
    await fail();
    expect(form.values()).toEqual(validMessage);
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(element).toHaveTextContent(failure.status);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
    expect(onOutcome.mock.calls).toEqual([['failure']]);
  });

  it('can be submitted again, which removes the failure text', async () => {
    const { element, submit, fail, succeed, onOutcome } = renderContactForm();
    submit();
    await fail();
    submit();
    expect(element).not.toHaveTextContent(failure.status);
    await succeed();
    expect(onOutcome.mock.calls).toEqual([['failure'], ['success']]);
  });
});

it('ContactForm asks for confirmation on beforeunload only while there is a draft', async () => {
  const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const { submit, succeed } = renderContactForm({});
  expect(isAsked()).toBe(false);
  form.write('name', 'Ada');
  expect(isAsked()).toBe(true);
  form.write('name', '');
  expect(isAsked()).toBe(false);
  form.fill();
  submit();
  expect(isAsked()).toBe(true);
  await succeed();
  expect(isAsked()).toBe(false);
});
