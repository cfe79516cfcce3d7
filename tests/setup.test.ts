import { expect, it } from 'vitest';
import { takeConsoleErrors } from './helpers/console-guard';

// Every other test relies on this setup. If it failed, they could pass for the wrong reason.

it.each(['error', 'warn'] as const)('console guard records console.%s', (level) => {
  console[level]('Warning: %s is wrong', 'this');
  expect(takeConsoleErrors()).toEqual([`console.${level}: Warning: this is wrong`]);
});

it('server fails and logs an unhandled request', async () => {
  await expect(fetch('https://unknown.example/')).rejects.toThrow();
  expect(takeConsoleErrors().join()).toContain('GET https://unknown.example/');
});
