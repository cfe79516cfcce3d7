import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { UserError } from '../src/userError';

it('a user error prints its message alone', () => {
  const userError = new UserError('src/pictures/galle.heic: this type is not supported.');
  expect(inspect(userError)).toBe(userError.message);
  expect(userError.stack).toBe(userError.message);
});
