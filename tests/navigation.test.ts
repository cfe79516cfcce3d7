import { expect, it, vi } from 'vitest';
import { navigate, tabs, toTabId } from '../src/navigation';

it('lists the five tabs with ids and labels in order', () => {
  expect(tabs.map(({ id, label }) => [id, label])).toEqual([
    ['home', 'Home'],
    ['tours', 'Ceylon Tour'],
    ['guide', 'Travel Guide'],
    ['gallery', 'Gallery & Reviews'],
    ['contact', 'Contact'],
  ]);
});

it.each(tabs)(
  "dispatches a 'navigate' event on window with the id as its detail: $id",
  ({ id }) => {
    const listener = vi.fn();
    window.addEventListener('navigate', listener, { once: true });
    navigate(id);
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ type: 'navigate', detail: id });
  },
);

it.each(tabs)('accepts the tab id $id', ({ id }) => {
  expect(toTabId(id)).toBe(id);
});

it.each([
  ['an unknown id', 'booking'],
  ['another case', 'Tours'],
  ['a label', 'Ceylon Tour'],
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['an object', { id: 'tours' }],
  ['an array', ['tours']],
  ['a name from Object.prototype', 'constructor'],
  ['an object whose toString throws', { toString: () => expect.unreachable() }],
])('maps any other value to home: %s', (_, value) => {
  expect(toTabId(value)).toBe('home');
});
