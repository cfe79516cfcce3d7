import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../../src/components/ContactForm';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import { axe } from '../helpers/axe';
import { visitor } from '../helpers/render';

const letter = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Two of us' };

/** The form, filled in or not, and an answer that the test gives when it wants to. */
function openForm(words: Partial<typeof letter> = letter) {
  let answer = { resolve: () => {}, reject: (_: Error) => {} };
  const send = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = { resolve, reject };
      }),
  );
  const onOutcome = vi.fn();
  const { container } = render(
    <ContactForm words={contact.form} company={company} send={send} onOutcome={onOutcome} />,
  );
  const field = (name: keyof typeof letter) =>
    container.querySelector(`[name=${name}]`) as HTMLInputElement;
  const write = (name: keyof typeof letter, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  for (const [name, value] of Object.entries(words)) write(name as keyof typeof letter, value);
  return {
    ...{ container, field, write, send, onOutcome },
    button: screen.getByRole('button'),
    form: screen.getByRole('form', { name: 'Send us a message' }),
    values: () =>
      Object.fromEntries(Object.keys(letter).map((name) => [name, field(name as 'name').value])),
    succeed: () => act(async () => answer.resolve()),
    fail: () => act(async () => answer.reject(new Error('no'))),
  };
}

const empty = { name: '', email: '', phone: '', message: '' };

describe('while nothing is being sent', () => {
  it('the button is ready and says so', () => {
    const { button } = openForm({});
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('the browser knows what each field is for, and offers the right words and keys', () => {
    const { field } = openForm({});
    const purpose = (name: keyof typeof letter) => [field(name).type, field(name).autocomplete];
    expect(purpose('name')).toEqual(['text', 'name']);
    expect(purpose('email')).toEqual(['email', 'email']);
    expect(purpose('phone')).toEqual(['tel', 'tel']);
  });

  it('what a program fills in for the visitor stays, as what they type does', () => {
    const { field, write, values } = openForm({});
    field('name').value = 'Ada';
    act(() => void field('name').dispatchEvent(new Event('input', { bubbles: true })));
    write('message', 'Two of us');
    expect(values()).toEqual({ ...empty, name: 'Ada', message: 'Two of us' });
  });

  it('a click sends what was written, once', async () => {
    const { send, succeed } = openForm();
    await visitor().click(screen.getByRole('button'));
    expect(send.mock.calls).toEqual([[letter]]);
    await succeed();
  });
});

describe('while the message is on its way', () => {
  it("the button is disabled and says 'Sending...'", async () => {
    const { button, form, fail } = openForm();
    fireEvent.submit(form);
    expect(button.textContent).toBe('Sending...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await fail();
  });

  it('a screen reader hears it, also one that does not read the changed button', async () => {
    const { form, fail } = openForm();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fireEvent.submit(form);
    expect(status).toHaveTextContent(/^Sending\.\.\.$/);
    await fail();
    expect(status).toBeEmptyDOMElement();
  });

  it('the button keeps the focus', async () => {
    const { button, succeed } = openForm();
    await visitor().click(button);
    expect(button).toHaveFocus();
    await succeed();
    expect(button).toHaveFocus();
  });

  it('nothing more is sent, not even by a second submission in the same tick', async () => {
    const { form, send, succeed } = openForm();
    act(() => {
      for (let times = 0; times < 3; times += 1)
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    fireEvent.submit(form);
    expect(send).toHaveBeenCalledOnce();
    await succeed();
  });

  it('the words stay in the fields', async () => {
    const { form, values, succeed } = openForm();
    fireEvent.submit(form);
    expect(values()).toEqual(letter);
    await succeed();
  });
});

describe('when the message has gone out', () => {
  it('the fields are empty and the button is ready again', async () => {
    const { form, button, values, succeed, onOutcome } = openForm();
    fireEvent.submit(form);
    await succeed();
    expect(values()).toEqual(empty);
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(onOutcome.mock.calls).toEqual([['success']]);
  });

  it('what was typed meanwhile is not lost', async () => {
    const { form, write, values, succeed } = openForm();
    fireEvent.submit(form);
    write('message', 'And one more thing');
    await succeed();
    expect(values().message).toBe('And one more thing');
  });

  it('lasting words by the button say so', async () => {
    const { form, succeed } = openForm();
    fireEvent.submit(form);
    await succeed();
    expect(form).toHaveTextContent('Message Sent Successfully! 🎉');
    expect(form).toHaveTextContent("We'll get back to you within 2 hours!");
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('when the message could not be sent', () => {
  it('the fields are kept and the button is ready again', async () => {
    const { form, button, values, fail, onOutcome } = openForm();
    fireEvent.submit(form);
    await fail();
    expect(values()).toEqual(letter);
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(onOutcome.mock.calls).toEqual([['failure']]);
  });

  it('lasting words by the button say so, with phone and e-mail', async () => {
    const { form, fail } = openForm();
    fireEvent.submit(form);
    await fail();
    expect(form).toHaveTextContent('Oops! Something went wrong');
    expect(form).toHaveTextContent('Please try again or call us directly.');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
  });

  it('it can be sent again, and the old words go', async () => {
    const { form, send, fail } = openForm();
    fireEvent.submit(form);
    await fail();
    send.mockResolvedValueOnce(undefined);
    await act(async () => fireEvent.submit(form));
    expect(send).toHaveBeenCalledTimes(2);
    expect(form).not.toHaveTextContent('Oops!');
  });
});

describe('before the page is closed or loaded anew', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('the browser asks about unsent words, and only about those', async () => {
    const { write, form, succeed } = openForm({});
    expect(leave()).toBe(false);
    write('name', 'Ada');
    expect(leave()).toBe(true);
    write('name', '');
    expect(leave()).toBe(false);
    for (const [name, value] of Object.entries(letter)) write(name as 'name', value);
    fireEvent.submit(form);
    expect(leave()).toBe(true);
    await succeed();
    expect(leave()).toBe(false);
  });
});

describe('axe finds no barrier', () => {
  it('with nothing written', async () => {
    expect(await axe(openForm({}).container)).toHaveNoViolations();
  });

  it('with gaps pointed out', async () => {
    const { container } = openForm({ email: 'not an address' });
    await visitor().click(screen.getByRole('button'));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('while sending, and after a failed send', async () => {
    const { container, form, fail } = openForm();
    fireEvent.submit(form);
    expect(await axe(container)).toHaveNoViolations();
    await fail();
    expect(await axe(container)).toHaveNoViolations();
  });
});
