import { it } from 'vitest';
import { takeConsoleErrors } from './console-guard';

// setup.ts installs the guard for every test.

it.fails('an error in the console fails a test', () => console.error('test error'));

it.fails('a warning in the console fails a test', () => console.warn('test warning'));

it('an error that a test takes does not fail it', ({ expect }) => {
  console.error('test error');
  expect(takeConsoleErrors()).toEqual(['console.error: test error']);
});
