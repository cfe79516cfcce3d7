import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextField, type TextFieldProps } from '../../../src/components/controls/TextField';
import { validationMessage as message } from '../../helpers/jsdom-stubs';

const renderField = (props: Partial<TextFieldProps> = {}) =>
  render(
    <TextField
      name="from_name"
      label="Your name"
      hint="required"
      required
      type="text"
      {...props}
    />,
  );

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const invalidate = () => fireEvent.invalid(field());
const type = (value: string) => fireEvent.input(field(), { target: { value } });

describe('TextField', () => {
  it.each(['required', 'optional'])('has a visible label that ends with its hint: %s', (hint) => {
    renderField({ hint, required: hint === 'required' });
    expect(screen.getByText(/Your name/)).toBeVisible();
    expect(field()).toHaveAccessibleName(`Your name (${hint})`);
    expect(field()).toHaveProperty('required', hint === 'required');
  });

  it('sets no length limits and no pattern', () => {
    renderField({ type: 'email' });
    for (const name of ['minlength', 'maxlength', 'pattern'])
      expect(field()).not.toHaveAttribute(name);
  });
});

describe('the error of a field', () => {
  it('is not shown while the visitor types or when they leave the field, before the form is submitted', () => {
    renderField();
    type('A');
    type('');
    fireEvent.blur(field());
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(message)).toBeNull();
  });

  it.each([
    ['text', 'input'],
    ['textarea', 'textarea'],
  ] as const)('is the browser’s message, and describes the field: %s', (type, element) => {
    renderField({ type, rows: 4 });
    expect(field().localName).toBe(element);
    invalidate();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(message);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('is removed as soon as the value is valid', () => {
    renderField();
    invalidate();
    type('Ada');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('is kept while the value is invalid', () => {
    renderField({ type: 'email' });
    invalidate();
    type('not an address');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  it('changes when the form is submitted again, not on a keystroke or on blur', () => {
    const validationMessage = vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get');
    validationMessage.mockReturnValue(message);
    renderField({ type: 'email' });
    invalidate();
    validationMessage.mockReturnValue('An @ is missing.');
    type('zo');
    expect(field()).toHaveAccessibleDescription(message);
    fireEvent.blur(field());
    expect(field()).toHaveAccessibleDescription(message);
    invalidate();
    expect(field()).toHaveAccessibleDescription('An @ is missing.');
  });
});
