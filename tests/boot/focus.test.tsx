import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { moveFocus } from '../../src/boot/focus';
import { navigateTo, renderApp } from '../helpers/render';

it('a heading is focusable only while it has focus, even if the visitor leaves the window', () => {
  document.body.innerHTML = '<section><h2>Title</h2></section>';
  const heading = screen.getByRole('heading');
  moveFocus(heading.parentElement);
  expect(heading).toHaveFocus();
  heading.dispatchEvent(new FocusEvent('blur'));
  expect(heading).toHaveAttribute('tabindex', '-1');
  heading.blur();
  expect(heading).not.toHaveAttribute('tabindex');
  document.body.replaceChildren();
});

it('the focused control, and nothing else, is scrolled into view', () => {
  const bring = vi.mocked(Element.prototype.scrollIntoView);
  renderApp();
  const contact = navigateTo('contact');
  expect(contact.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(bring).not.toHaveBeenCalled();
  const [field] = contact.getAllByRole('textbox');
  act(() => field?.focus());
  expect(bring.mock.contexts).toEqual([field]);
  expect(bring).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});
