import { expect, it } from 'vitest';
import { keepWork } from '../../src/boot/keep-work';

/** Writes a part of the page, and returns it. */
function write(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

it('a part that was replaced keeps text, focus, and details that are open', () => {
  const page = '<details></details><details></details><input name="a"><input name="b">';
  const part = write(page);
  // Such as the icon of a password manager.
  part
    .querySelector('input')
    ?.after(document.createElement('button'), document.createElement('input'));
  const restore = keepWork(part);
  Object.assign(part.querySelectorAll('details')[1] as Element, { open: true });
  const before = part.querySelector('[name=b]') as HTMLInputElement;
  before.value = 'In May';
  part.innerHTML = page;
  restore(before);
  const after = part.querySelector('[name=b]');
  expect(after).toHaveValue('In May');
  expect(after).toHaveFocus();
  expect([...part.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  document.body.replaceChildren();
});

it('a part that was replaced keeps the choice of a radio button, and focus on a heading', () => {
  const page = '<h1>Home</h1><input type="radio" name="month"><input type="radio" name="month">';
  const part = write(page);
  const restore = keepWork(part);
  const heading = part.querySelector('h1') as HTMLElement;
  part.querySelectorAll('input')[1]?.click();
  part.innerHTML = page;
  restore(heading);
  expect([...part.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
  expect(part.querySelector('h1')).toHaveFocus();
  document.body.replaceChildren();
});
