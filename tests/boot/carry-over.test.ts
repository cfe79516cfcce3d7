import { expect, it } from 'vitest';
import { rememberPage } from '../../src/boot/carry-over';

/** Writes a page, and returns its root element. */
function write(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

it('a page that was replaced keeps details that the visitor has opened or closed', () => {
  const root = write('<details></details><details open></details><details></details>');
  const { carryOver } = rememberPage(root);
  const [first, second] = document.querySelectorAll('details');
  Object.assign(first as Element, { open: true });
  Object.assign(second as Element, { open: false });
  root.innerHTML = '<details></details><details open></details><details></details>';
  carryOver();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([
    true,
    false,
    false,
  ]);
});

it('a control that was replaced is found by id, or else by its place among those that look alike', () => {
  const buttons = '<button class="a">1</button><button class="a">2</button>';
  const root = write(`<a id="tab" href="#x">Tab</a><a href="#x">Link</a>${buttons}`);
  const [tab, , , second] = root.children;
  const { find } = rememberPage(root);
  root.innerHTML = `<a href="#x">Lien</a><a id="tab" href="#x">Onglet</a>${buttons}`;
  expect(find(tab as Element)).toHaveTextContent('Onglet');
  expect(find(second as Element)).toHaveTextContent('2');
});

it('focus does not return to a field that the visitor has left before the page was replaced', async () => {
  const page = '<input name="email">';
  const root = write(page);
  field('email').focus();
  const { carryOver } = rememberPage(root);
  field('email').blur();
  await Promise.resolve();
  root.innerHTML = page;
  carryOver();
  expect(document.body).toHaveFocus();
});
