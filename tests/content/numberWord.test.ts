import { expect, it } from 'vitest';
import { capitalNumberWord, numberWord } from '../../src/content/numberWord';

it.each([
  [0, 'zero'],
  [9, 'nine'],
  [10, 'ten'],
  [20, 'twenty'],
  [21, '21'],
])('numberWord of %d is %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

it('capitalNumberWord begins with a capital', () => {
  expect(capitalNumberWord(10)).toBe('Ten');
  expect(capitalNumberWord(21)).toBe('21');
});
