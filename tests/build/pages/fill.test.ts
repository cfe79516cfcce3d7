import { expect, it } from 'vitest';
import { fill } from '../../../src/build/pages/fill';

it('fill replaces markers with texts as they are, and throws when the page lacks a marker', () => {
  expect(fill('<a><!--b--><i>', ['<!--b-->', '$&'], [/<.>$/, ''])).toBe('<a>$&');
  expect(() => fill('<a>', ['<!--b-->', ''])).toThrow('The page has no <!--b-->.');
});
