import { expect, it } from 'vitest';
import { customMedia } from '../../../src/build/plugins/custom-media';

const { media } = customMedia({ menu: '(width <= 67.5rem)', low: '(height <= 30rem)' }).AtRule;

function resolve(params: string) {
  const rule = { params, error: (message: string) => new Error(message) };
  media(rule);
  return rule.params;
}

it('customMedia replaces every name with its condition', () => {
  expect(resolve('not (--menu)')).toBe('not (width <= 67.5rem)');
  expect(resolve('(--menu) and (--low)')).toBe('(width <= 67.5rem) and (height <= 30rem)');
});

it('customMedia throws on an unknown name, which stops the build', () => {
  expect(() => resolve('(--meun)')).toThrow('no condition named "meun"');
});
