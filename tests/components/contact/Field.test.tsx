import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Field, type FieldProps } from '../../../src/components/contact/Field';

/** What a browser says of an empty required field; jsdom has no words of its own. */
const message = 'Please fill out this field.';

function Page(props: Partial<FieldProps>) {
  const [value, setValue] = useState('');
  return (
    <form>
      <Field
        name="name"
        label="Your name"
        hint="required"
        isRequired
        {...{ value, ...props }}
        onChange={setValue}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const check = () => fireEvent.invalid(field());
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    vi.spyOn(prototype, 'validationMessage', 'get').mockImplementation(function (
      this: HTMLInputElement | HTMLTextAreaElement,
    ) {
      return this.validity.valid ? '' : message;
    });
});

describe('a field', () => {
  it('has a visible label that says in words whether it is required', () => {
    render(<Page />);
    expect(screen.getByText(/Your name/)).toBeVisible();
    expect(field()).toHaveAccessibleName('Your name (required)');
    expect(field()).toBeRequired();
  });

  it('says nothing is wrong before the visitor has tried to send', () => {
    render(<Page />);
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('may be optional', () => {
    render(<Page isRequired={false} hint="optional" />);
    expect(field()).toHaveAccessibleName('Your name (optional)');
    expect(field()).not.toBeRequired();
  });

  it('may have several lines', () => {
    render(<Page rows={4} />);
    expect(field().tagName).toBe('TEXTAREA');
    expect(field()).toHaveAttribute('rows', '4');
  });

  it('has no bounds of length and no pattern of its own', () => {
    render(<Page type="email" />);
    for (const name of ['minlength', 'maxlength', 'pattern'])
      expect(field()).not.toHaveAttribute(name);
  });
});

describe('a gap', () => {
  it('is not pointed out before the visitor sends', () => {
    render(<Page />);
    type('A');
    type('');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('is pointed out in the browser’s own words, tied to the field', () => {
    render(<Page />);
    check();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(message);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('is pointed out in a field of several lines too', () => {
    render(<Page rows={4} />);
    check();
    expect(field()).toHaveAccessibleDescription(message);
  });

  it('is no longer pointed out once it is filled', () => {
    render(<Page />);
    check();
    type('Ada');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('stays pointed out while the browser still refuses it', () => {
    render(<Page type="email" />);
    check();
    type('not an address');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  it('is not spoken of anew with every letter, only once the visitor goes on', () => {
    const says = vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get');
    says.mockReturnValue(message);
    render(<Page type="email" />);
    check();
    says.mockReturnValue('An @ is missing.');
    type('zo');
    expect(field()).toHaveAccessibleDescription(message);
    fireEvent.blur(field());
    expect(field()).toHaveAccessibleDescription('An @ is missing.');
  });
});
