import { expect, it } from 'vitest';
import { unwrapUserError } from '../../src/build/unwrap-user-error';
import { UserError } from '../../src/userError';

const userError = new UserError('src/pictures/galle.heic: this type is not supported.');

it('the error that the bundler wraps around a user error is dropped, and any other is kept', () => {
  const wrapper = (...errors: Error[]) =>
    Object.assign(new Error('Build failed with 1 error'), { errors });
  const other = wrapper(new Error('Unexpected token'));
  expect(() => unwrapUserError(wrapper(userError))).toThrow(userError);
  // Another environment of Vite has a class of its own, with the same name.
  const { name, message } = userError;
  const copy = Object.assign(new Error(message), { name });
  expect(() => unwrapUserError(wrapper(copy))).toThrow(copy);
  expect(() => unwrapUserError(other)).toThrow(other);
});

it('the operating system refuses a file in two lines, without a stack', () => {
  const locked = new Error(
    "EBUSY: resource busy or locked, unlink 'dist/index.html'\n    at unlink",
  );
  for (const error of [locked, Object.assign(new Error('Build failed'), { errors: [locked] })])
    expect(() => unwrapUserError(error)).toThrow(
      /^EBUSY: resource busy or locked, unlink 'dist\/index\.html'\nExpected: .+$/,
    );
});
