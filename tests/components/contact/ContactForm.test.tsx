import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { axe } from '../../helpers/axe';
import { emptyMessage, renderContactForm, validMessage } from '../../helpers/form';
import { setupUser } from '../../helpers/render';

describe('ContactForm at first', () => {
  it('has an enabled Send button', () => {
    const { button } = renderContactForm({});
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('gives each field its type and autocomplete token', () => {
    const { field } = renderContactForm({});
    const purpose = (name: keyof typeof validMessage) => [
      field(name).type,
      field(name).autocomplete,
    ];
    expect(purpose('name')).toEqual(['text', 'name']);
    expect(purpose('email')).toEqual(['email', 'email']);
    expect(purpose('phone')).toEqual(['tel', 'tel']);
  });

  it('keeps text that a script has filled in, like text that was typed', () => {
    const { field, write, values } = renderContactForm({});
    field('name').value = 'Ada';
    act(() => void field('name').dispatchEvent(new Event('input', { bubbles: true })));
    write('message', 'Two of us');
    expect(values()).toEqual({ ...emptyMessage, name: 'Ada', message: 'Two of us' });
  });

  it('sends the message once when the Send button is clicked', async () => {
    const { send, succeed } = renderContactForm();
    await setupUser().click(screen.getByRole('button'));
    expect(send.mock.calls).toEqual([[validMessage]]);
    await succeed();
  });
});

describe('ContactForm while sending', () => {
  it("disables the button, which says 'Sending...'", async () => {
    const { button, form, fail } = renderContactForm();
    fireEvent.submit(form);
    expect(button.textContent).toBe('Sending...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await fail();
  });

  it('announces "Sending..." in a status region too', async () => {
    const { form, fail } = renderContactForm();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fireEvent.submit(form);
    expect(status).toHaveTextContent(/^Sending\.\.\.$/);
    await fail();
    expect(status).toBeEmptyDOMElement();
  });

  it('keeps focus on the button', async () => {
    const { button, succeed } = renderContactForm();
    await setupUser().click(button);
    expect(button).toHaveFocus();
    await succeed();
    expect(button).toHaveFocus();
  });

  it('sends nothing more, even on a second submission in the same tick', async () => {
    const { form, send, succeed } = renderContactForm();
    act(() => {
      for (let times = 0; times < 3; times += 1)
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    fireEvent.submit(form);
    expect(send).toHaveBeenCalledOnce();
    await succeed();
  });

  it('keeps the fields', async () => {
    const { form, values, succeed } = renderContactForm();
    fireEvent.submit(form);
    expect(values()).toEqual(validMessage);
    await succeed();
  });
});

describe('ContactForm after a success', () => {
  it('clears the fields and enables the Send button', async () => {
    const { form, button, values, succeed, onOutcome } = renderContactForm();
    fireEvent.submit(form);
    await succeed();
    expect(values()).toEqual(emptyMessage);
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(onOutcome.mock.calls).toEqual([['success']]);
  });

  it('keeps a field that was changed while sending', async () => {
    const { form, write, values, succeed } = renderContactForm();
    fireEvent.submit(form);
    write('message', 'And one more thing');
    await succeed();
    expect(values().message).toBe('And one more thing');
  });

  it('shows a lasting success text below the button', async () => {
    const { form, succeed } = renderContactForm();
    fireEvent.submit(form);
    await succeed();
    expect(form).toHaveTextContent('Your message is on its way.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('ContactForm after a failure', () => {
  it('keeps the fields and enables the Send button', async () => {
    const { form, button, values, fail, onOutcome } = renderContactForm();
    fireEvent.submit(form);
    await fail();
    expect(values()).toEqual(validMessage);
    expect(button).toHaveTextContent('Send Message');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(onOutcome.mock.calls).toEqual([['failure']]);
  });

  it('shows a lasting failure text below the button, with phone and e-mail', async () => {
    const { form, fail } = renderContactForm();
    fireEvent.submit(form);
    await fail();
    expect(form).toHaveTextContent('Your message was not sent');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`tel:${company.phone.number}`, `mailto:${company.email}`]);
  });

  it('can be submitted again, which removes the failure text', async () => {
    const { form, send, fail } = renderContactForm();
    fireEvent.submit(form);
    await fail();
    send.mockResolvedValueOnce(undefined);
    await act(async () => fireEvent.submit(form));
    expect(send).toHaveBeenCalledTimes(2);
    expect(form).not.toHaveTextContent('Oops!');
  });
});

describe('ContactForm on beforeunload', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks for confirmation only while there is a draft', async () => {
    const { write, form, succeed } = renderContactForm({});
    expect(leave()).toBe(false);
    write('name', 'Ada');
    expect(leave()).toBe(true);
    write('name', '');
    expect(leave()).toBe(false);
    for (const [name, value] of Object.entries(validMessage)) write(name as 'name', value);
    fireEvent.submit(form);
    expect(leave()).toBe(true);
    await succeed();
    expect(leave()).toBe(false);
  });
});

describe('ContactForm has no axe violations', () => {
  it('while empty', async () => {
    expect(await axe(renderContactForm({}).container)).toHaveNoViolations();
  });

  it('with validation errors', async () => {
    const { container } = renderContactForm({ email: 'not an address' });
    await setupUser().click(screen.getByRole('button'));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('while sending and after a failure', async () => {
    const { container, form, fail } = renderContactForm();
    fireEvent.submit(form);
    expect(await axe(container)).toHaveNoViolations();
    await fail();
    expect(await axe(container)).toHaveNoViolations();
  });
});
