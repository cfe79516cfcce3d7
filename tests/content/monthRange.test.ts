import { expect, it } from 'vitest';
import { monthRange } from '../../src/content/monthRange';

it.each([
  ['August', 'August', 'August'],
  ['February', 'March', 'February and March'],
  ['December', 'January', 'December and January'],
  ['May', 'September', 'May to September'],
  ['December', 'April', 'December to April'],
] as const)('%s through %s is "%s"', (from, to, words) => {
  expect(monthRange({ from, to })).toBe(words);
});
