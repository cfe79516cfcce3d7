import { expect, it, vi } from 'vitest';
import { navigate, tabs, toTabId } from '../src/navigation';

it('the five tabs have these ids and labels, in order', () => {
  expect(tabs.map(({ id, label }) => [id, label])).toEqual([
    ['home', 'Home'],
    ['tours', 'Ceylon Tour'],
    ['guide', 'Travel Guide'],
    ['gallery', 'Gallery & Reviews'],
    ['contact', 'Contact'],
  ]);
});

it("navigate dispatches a 'navigate' event on window with the tab id as its detail", () => {
  const listener = vi.fn();
  window.addEventListener('navigate', listener, { once: true });
  navigate('guide');
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ type: 'navigate', detail: 'guide' });
});

it('toTabId accepts the five ids', () => {
  for (const { id } of tabs) expect(toTabId(id)).toBe(id);
});

it.each([
  ['an unknown id', 'booking'],
  ['another case', 'Tours'],
  ['a label', 'Ceylon Tour'],
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['an array', ['tours']],
  ['a name from Object.prototype', 'constructor'],
  ['an object whose toString throws', { toString: () => expect.unreachable() }],
])('toTabId maps any other value to home: %s', (_, value) => {
  expect(toTabId(value)).toBe('home');
});
