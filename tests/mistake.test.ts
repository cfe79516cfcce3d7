import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { Mistake } from '../src/mistake';

it('a mistake prints its message alone', () => {
  const mistake = new Mistake('src/pictures/galle.heic: this type is not supported.');
  expect(inspect(mistake)).toBe(mistake.message);
  expect(mistake.stack).toBe(mistake.message);
});
