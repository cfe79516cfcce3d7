import { expect, it, vi } from 'vitest';
import { takeConsoleErrors } from './helpers/console-guard';
import { setIntersecting, setMedia } from './helpers/jsdom-stubs';

// Every other test relies on this setup. If it failed, they could pass for the wrong reason.

it.each(['error', 'warn'] as const)('console guard records console.%s', (level) => {
  console[level]('Warning: %s is wrong', 'this');
  expect(takeConsoleErrors()).toEqual([`console.${level}: Warning: this is wrong`]);
});

it('server fails and logs an unhandled request', async () => {
  await expect(fetch('https://unknown.example/')).rejects.toThrow();
  expect(takeConsoleErrors().join()).toContain('GET https://unknown.example/');
});

it('matchMedia stub notifies its listeners when a query starts to match', () => {
  const query = '(prefers-reduced-motion: reduce)';
  const listener = vi.fn();
  window.matchMedia(query).addEventListener('change', listener);
  expect(window.matchMedia(query).matches).toBe(false);
  setMedia(query, true);
  expect(window.matchMedia(query).matches).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

it('IntersectionObserver stub reports only the elements it observes', () => {
  const listener = vi.fn();
  const [observed, unobserved] = [document.createElement('p'), document.createElement('p')];
  new IntersectionObserver(listener).observe(observed);
  setIntersecting(unobserved);
  expect(listener).not.toHaveBeenCalled();
  setIntersecting(observed);
  expect(listener.mock.calls[0]?.[0]).toMatchObject([{ target: observed, isIntersecting: true }]);
});
