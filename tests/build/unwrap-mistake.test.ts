import { expect, it } from 'vitest';
import { unwrapMistake } from '../../src/build/unwrap-mistake';
import { Mistake } from '../../src/mistake';

const mistake = new Mistake('src/pictures/galle.heic: this type is not supported.');

it('the error that the bundler wraps around a mistake is dropped, and any other is kept', () => {
  const wrapper = (...errors: Error[]) =>
    Object.assign(new Error('Build failed with 1 error'), { errors });
  const other = wrapper(new Error('Unexpected token'));
  expect(() => unwrapMistake(wrapper(mistake))).toThrow(mistake);
  // Of a class that another environment has loaded.
  const { name, message } = mistake;
  const copy = Object.assign(new Error(message), { name });
  expect(() => unwrapMistake(wrapper(copy))).toThrow(copy);
  expect(() => unwrapMistake(other)).toThrow(other);
});
