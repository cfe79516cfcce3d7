import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axe } from '../../helpers/axe';
import { empty, letter, openForm } from '../../helpers/form';
import { visitor } from '../../helpers/render';

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
