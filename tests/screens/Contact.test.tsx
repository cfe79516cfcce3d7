import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';
import { axe } from '../helpers/axe';
import { activePanel, advanceTime, findToast, navigateTo, renderApp } from '../helpers/render';
import { messages, server } from '../helpers/server';

const letter = {
  from_name: 'Zoë "Zo" O\'Neill',
  from_email: 'zoe@example.com',
  phone_number: '(281) 555-0100',
  message: 'Two of us,\nin May 🐘 <script>alert(1)</script>',
};

function openForm() {
  const { user, container } = renderApp();
  const contact = navigateTo('contact');
  const field = (name: RegExp) => contact.getByRole('textbox', { name });
  const fields = {
    from_name: field(/name/i),
    from_email: field(/email/i),
    phone_number: field(/phone/i),
    message: field(/message/i),
  };
  const button = contact.getByRole('button', { name: 'Send Message' });
  const fill = async (words: Partial<typeof letter> = letter) => {
    for (const [name, text] of Object.entries(words)) {
      await user.click(fields[name as keyof typeof letter]);
      await user.paste(text);
    }
  };
  const words = () =>
    Object.fromEntries(
      Object.entries(fields).map(([name, input]) => [name, (input as HTMLInputElement).value]),
    );
  return { user, container, fields, button, fill, words };
}

/** Holds back the answer to what is sent, until the function it gives is called. */
function holdAnswer() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post(`*${sendPath}`, () => held));
  return release;
}

describe('a message that is sent', () => {
  it('arrives as it was written, and the form is empty again', async () => {
    const { user, fill, button, words } = openForm();
    await fill();
    await user.click(button);

    const toast = await findToast('Message Sent Successfully! 🎉');
    expect(toast).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(toast).toHaveAttribute('data-variant', 'success');
    expect(messages).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: letter,
      },
    ]);
    expect(words()).toEqual({ from_name: '', from_email: '', phone_number: '', message: '' });
  });

  it('is on its way for as long as there is no answer', async () => {
    const answer = holdAnswer();
    const { user, fill, button } = openForm();
    await fill();
    await user.click(button);

    expect(button).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    answer();
    await findToast('Message Sent Successfully! 🎉');
    expect(button).toHaveTextContent('Send Message');
    expect(messages).toHaveLength(1);
  });

  it('is still on its way, and still heard of, after a look at another screen', async () => {
    const answer = holdAnswer();
    const { user, fill, button } = openForm();
    await fill();
    await user.click(button);
    navigateTo('tours');

    answer();
    await findToast('Message Sent Successfully! 🎉');
    navigateTo('contact');
    expect(activePanel('contact').getByText(/Your message is on its way/)).toBeInTheDocument();
  });
});

it('what was written stays while the visitor looks at another screen', async () => {
  const { user, fill, words } = openForm();
  await fill();
  await user.click(screen.getByRole('tab', { name: 'Ceylon Tour' }));
  await user.click(screen.getByRole('tab', { name: 'Contact' }));
  expect(words()).toEqual(letter);
});

describe('a message that cannot be sent', () => {
  it.each([
    ['refused', () => HttpResponse.text('The Public Key is required', { status: 400 })],
    ['one too many', () => HttpResponse.text('Too many requests', { status: 429 })],
    ['met by a broken service', () => HttpResponse.text('Sorry', { status: 500 })],
    ['lost on the way', () => HttpResponse.error()],
  ])('is kept, with other ways to get through, when it is %s', async (_, answer) => {
    server.use(http.post(`*${sendPath}`, answer));
    const { user, fill, button, words } = openForm();
    await fill();
    await user.click(button);

    const toast = await findToast('Oops! Something went wrong');
    expect(toast).toHaveTextContent('Please try again or call us directly.');
    expect(toast).toHaveAttribute('data-variant', 'failure');
    expect(words()).toEqual(letter);
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    const form = button.closest('form');
    expect(form?.querySelector('a[href^="tel:"]')).toBeVisible();
    expect(form?.querySelector('a[href^="mailto:"]')).toBeVisible();
  });

  it('is kept when no answer ever comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(http.post(`*${sendPath}`, () => new Promise(() => {})));
    const { user, fill, button, words } = openForm();
    await fill();
    await user.click(button);
    await advanceTime(25_000);
    expect(button).toHaveTextContent('Sending...');
    await advanceTime(6_000);

    await findToast('Oops! Something went wrong');
    expect(words()).toEqual(letter);
  });
});

describe('the form', () => {
  it('asks for a name, an email address and a message, and may get a phone number', () => {
    const { fields } = openForm();
    expect(fields.from_name).toBeRequired();
    expect(fields.from_email).toBeRequired();
    expect(fields.from_email).toHaveAttribute('type', 'email');
    expect(fields.message).toBeRequired();
    expect(fields.message).toHaveAttribute('rows', '4');
    expect(fields.phone_number).not.toBeRequired();
  });

  it.each([
    { from_name: '' },
    { from_email: '' },
    { from_email: 'not an address' },
    { message: '' },
  ])('sends nothing with %o', async (gap) => {
    const { user, fill, button, fields } = openForm();
    const [name] = Object.keys(gap) as (keyof typeof letter)[];
    await fill({ ...letter, ...gap });
    await user.click(button);
    expect(name && fields[name]).toBeInvalid();
    expect(button).toHaveTextContent('Send Message');

    if (name) await user.clear(fields[name]);
    await fill(name ? { [name]: letter[name] } : {});
    await user.click(button);
    await findToast('Message Sent Successfully! 🎉');
    expect(messages).toHaveLength(1);
  });

  it('has no barrier that axe can find', async () => {
    const { container } = openForm();
    expect(await axe(container)).toHaveNoViolations();
  });
});
