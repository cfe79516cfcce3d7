import { expect, it } from 'vitest';
import { fill } from '../../../src/build/pages/fill';

it('fill puts texts into places as they are, and throws when the page lacks a place', () => {
  expect(fill('<a><!--b--><i>', ['<!--b-->', '$&'], [/<.>$/, ''])).toBe('<a>$&');
  expect(() => fill('<a>', ['<!--b-->', ''])).toThrow('The page has no <!--b-->.');
});
