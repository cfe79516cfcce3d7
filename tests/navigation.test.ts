import { expect, it, vi } from 'vitest';
import { navigate, tabs, toTabId } from '../src/navigation';

it('names the five screens in the order of the bar', () => {
  expect(tabs.map(({ id, label }) => [id, label])).toEqual([
    ['home', 'Home'],
    ['tours', 'Ceylon Tour'],
    ['guide', 'Travel Guide'],
    ['gallery', 'Gallery & Reviews'],
    ['contact', 'Contact'],
  ]);
});

it.each(tabs)('asks for a screen with a window event that carries its id: $id', ({ id }) => {
  const heard = vi.fn();
  window.addEventListener('navigate', heard, { once: true });
  navigate(id);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ type: 'navigate', detail: id });
});

it.each(tabs)('knows $id as a screen', ({ id }) => {
  expect(toTabId(id)).toBe(id);
});

it.each([
  ['an unknown word', 'booking'],
  ['another spelling', 'Tours'],
  ['a label', 'Ceylon Tour'],
  ['nothing', undefined],
  ['null', null],
  ['a number', 1],
  ['an object', { id: 'tours' }],
  ['a list', ['tours']],
  ['a word every object knows', 'constructor'],
  ['an object that throws', { toString: () => expect.unreachable() }],
])('takes anything else for home: %s', (_, value) => {
  expect(toTabId(value)).toBe('home');
});
