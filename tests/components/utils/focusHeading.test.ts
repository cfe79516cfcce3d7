import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusHeading } from '../../../src/components/utils/focusHeading';

const heading = () => document.querySelector('h1');

beforeEach(() => {
  document.body.innerHTML = '<h1>Title</h1><button>Next</button>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

it('focusHeading makes a heading focusable only while it has focus', () => {
  expect(heading()).not.toHaveAttribute('tabindex');
  focusHeading(document.body);
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveAttribute('tabindex', '-1');
  document.querySelector('button')?.focus();
  expect(heading()).not.toHaveAttribute('tabindex');
});

it('focusHeading lets the heading keep focus while the window has none', () => {
  focusHeading(document.body);
  heading()?.dispatchEvent(new FocusEvent('blur'));
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveAttribute('tabindex', '-1');
});
