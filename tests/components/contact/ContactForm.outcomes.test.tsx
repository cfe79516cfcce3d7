import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { empty, letter, openForm } from '../../helpers/form';

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
