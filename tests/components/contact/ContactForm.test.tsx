import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company.yml';
import { contact } from '../../../src/content/contact.yml';
import type { FormField } from '../../../src/types';
import { asksBeforeLeaving, form, renderContactForm } from '../../helpers/form';
import { advanceTime, installFakeTimers, setupUser } from '../../helpers/render';
import {
  emptyMessage,
  type Parameter,
  parameters,
  requiredFields,
  sampleMessage,
} from '../../helpers/sample-message';

const { fields, success, failure, unknown, send, sending } = contact.form;
const edited = { ...sampleMessage, message: 'And one more thing' };

describe('ContactForm at first', () => {
  it.each<FormField>(fields)(
    'has a field $parameter with the settings and the example of its content',
    ({ parameter, type, required, autoComplete, rows, example }) => {
      renderContactForm({});
      const field = form.field(parameter as Parameter);
      expect(field).toHaveProperty('type', type);
      expect(field).toHaveProperty('required', required);
      expect(field.getAttribute('autocomplete')).toBe(autoComplete ?? null);
      expect(field.getAttribute('rows')).toBe(rows ? `${rows}` : null);
      expect(field).toHaveAccessibleDescription(example ?? '');
    },
  );

  it.each<[Parameter, string]>([
    ...requiredFields.map((name): [Parameter, string] => [name, '']),
    ['from_email', 'not an address'],
  ])('sends nothing with %s "%s", and sends once it is valid', async (name, value) => {
    const { send, button, answer } = renderContactForm({ ...sampleMessage, [name]: value });
    const user = setupUser();
    await user.click(button);
    expect(form.field(name)).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
    form.write(name, sampleMessage[name]);
    await user.click(button);
    expect(send.mock.calls).toEqual([[sampleMessage]]);
    await answer('success');
  });

  it('sends text that was put into the fields without events, and removes their errors', async () => {
    const { send, submit, answer } = renderContactForm({});
    for (const name of requiredFields) {
      fireEvent.invalid(form.field(name));
      expect(form.field(name)).toHaveAttribute('aria-invalid');
    }
    for (const name of parameters) form.field(name).value = sampleMessage[name];
    submit();
    expect(send.mock.calls).toEqual([[sampleMessage]]);
    for (const name of requiredFields) expect(form.field(name)).not.toHaveAttribute('aria-invalid');
    await answer('success');
  });
});

describe('ContactForm while sending', () => {
  it('sets aria-disabled on the button, which keeps the focus, and says and announces that it is sending', async () => {
    const { button, answer } = renderContactForm();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await setupUser().click(button);
    expect(button.textContent).toBe(sending);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(sending, { normalizeWhitespace: false });
    expect(form.values()).toEqual(sampleMessage);
    await answer('failure');
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('ContactForm after a success', () => {
  it('clears the fields, marks the Send button as enabled, and shows a lasting text', async () => {
    const { element, button, submit, answer, onOutcome } = renderContactForm();
    submit();
    await answer('success');
    expect(form.values()).toEqual(emptyMessage);
    expect(button).toHaveTextContent(send);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(element).toHaveTextContent(success.status);
    expect(onOutcome.mock.calls).toEqual([['success']]);
  });

  it('keeps all fields if one was changed while sending, and says so', async () => {
    const { element, submit, answer } = renderContactForm();
    submit();
    form.write('message', edited.message);
    await answer('success');
    expect(form.values()).toEqual(edited);
    expect(element).toHaveTextContent(success.edited);
  });
});

describe('ContactForm after a failure', () => {
  it('keeps the fields, marks the Send button as enabled, and shows a lasting text with phone and email', async () => {
    const { element, button, submit, answer, onOutcome } = renderContactForm();
    submit();
    await answer('failure');
    expect(form.values()).toEqual(sampleMessage);
    expect(button).toHaveTextContent(send);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(element).toHaveTextContent(failure.status);
    expectContactLinks();
    expect(onOutcome.mock.calls).toEqual([['failure']]);
  });

  it('can be submitted again, which removes the failure text', async () => {
    const { element, submit, answer, onOutcome } = renderContactForm();
    submit();
    await answer('failure');
    submit();
    expect(element).not.toHaveTextContent(failure.status);
    await answer('success');
    expect(onOutcome.mock.calls).toEqual([['failure'], ['success']]);
  });
});

describe('ContactForm without an answer', () => {
  /** Sends a message that is not answered within the time limit. */
  async function sendWithoutAnswer() {
    installFakeTimers();
    const page = renderContactForm();
    page.submit();
    await advanceTime(30_000);
    return page;
  }

  it('says after 30 seconds, not before, that it does not know whether the message arrived', async () => {
    installFakeTimers();
    const { element, button, submit, onOutcome } = renderContactForm();
    submit();
    await advanceTime(29_999);
    expect(button).toHaveTextContent(contact.form.sending);
    expect(onOutcome).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(onOutcome.mock.calls).toEqual([['unknown']]);
    expect(button).toHaveTextContent(contact.form.send);
    expect(form.values()).toEqual(sampleMessage);
    expect(element).not.toHaveTextContent(failure.status);
    // In the live region, unlike the text after other outcomes: the toast does not say it.
    expect(screen.getByRole('status')).toHaveTextContent(unknown.status);
    expectContactLinks();
  });

  it('says so at once if the connection breaks, and does not wait for another answer', async () => {
    installFakeTimers();
    const { submit, answer, onOutcome } = renderContactForm();
    submit();
    await answer('unknown');
    expect(screen.getByRole('status')).toHaveTextContent(unknown.status);
    await advanceTime(60_000);
    expect(onOutcome.mock.calls).toEqual([['unknown']]);
  });

  it.each([
    ['success', success.status, emptyMessage],
    ['failure', failure.status, sampleMessage],
  ] as const)('reports a %s that comes later', async (outcome, text, values) => {
    const { element, answer, onOutcome } = await sendWithoutAnswer();
    await answer(outcome);
    expect(element).toHaveTextContent(text);
    expect(element).not.toHaveTextContent(unknown.status);
    expect(form.values()).toEqual(values);
    expect(onOutcome.mock.calls).toEqual([['unknown'], [outcome]]);
  });

  it('reports a success that comes later, and keeps what the visitor has changed in the meantime', async () => {
    const { element, answer } = await sendWithoutAnswer();
    form.write('message', edited.message);
    await answer('success');
    expect(element).toHaveTextContent(success.edited);
    expect(form.values()).toEqual(edited);
  });

  it.each([
    ['the first arrived', 'success', 'failure', 'success'],
    ['the second arrived', 'failure', 'success', 'success'],
    ['the first may have arrived', 'unknown', 'failure', 'unknown'],
    ['neither arrived', 'failure', 'failure', 'failure'],
  ] as const)('reports a message that was sent twice: %s', async (_, first, second, outcome) => {
    const { submit, answer, onOutcome } = await sendWithoutAnswer();
    submit();
    await answer(second, 1);
    await answer(first, 0);
    expect(onOutcome.mock.calls).toEqual([['unknown'], [outcome]]);
  });

  it('ignores the outcome of an earlier message when another has been sent', async () => {
    const { element, submit, answer, onOutcome } = await sendWithoutAnswer();
    form.write('message', edited.message);
    submit();
    await answer('success', 0);
    expect(onOutcome.mock.calls).toEqual([['unknown']]);
    await answer('failure', 1);
    expect(element).toHaveTextContent(failure.status);
    expect(form.values()).toEqual(edited);
  });
});

describe('ContactForm asks for confirmation before the page is left', () => {
  it('only while there is a draft', async () => {
    const { submit, answer } = renderContactForm({});
    expect(asksBeforeLeaving()).toBe(false);
    form.write('from_name', 'Ada');
    expect(asksBeforeLeaving()).toBe(true);
    form.write('from_name', '');
    expect(asksBeforeLeaving()).toBe(false);
    form.fill();
    submit();
    expect(asksBeforeLeaving()).toBe(true);
    await answer('success');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it.each(['pointerover', 'keydown', 'blur', 'visibilitychange', 'selectionchange'])(
    'with text that was put into a field without events, from the next event on: %s',
    (type) => {
      renderContactForm({});
      form.field('message').value = sampleMessage.message;
      fireEvent(document, new Event(type));
      expect(asksBeforeLeaving()).toBe(true);
    },
  );

  /** Clicks a link beside the form, on the page or in a drawing. jsdom cannot follow it. */
  function clickLink(href: string, Parent: 'div' | 'svg' = 'div') {
    render(
      <Parent>
        <a href={href} onClick={(event) => event.preventDefault()}>
          Elsewhere
        </a>
      </Parent>,
    );
    fireEvent.click(screen.getByText('Elsewhere'));
  }

  it.each(['tel:+12815550142', 'sms:+12815550142', 'mailto:ada@example.com'])(
    'but not within a second after a click on a link to %s, which does not leave it',
    (href) => {
      renderContactForm();
      clickLink(href);
      expect(asksBeforeLeaving(900)).toBe(false);
      expect(asksBeforeLeaving(1000)).toBe(true);
    },
  );

  it.each([
    ['to another site', 'https://example.com/', 'div'],
    ['of the map', '#day-1', 'svg'],
  ] as const)('after a click on a link %s', (_, href, parent) => {
    renderContactForm();
    clickLink(href, parent);
    expect(asksBeforeLeaving()).toBe(true);
  });
});

function expectContactLinks() {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
}
