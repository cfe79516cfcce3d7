import { expect, it, vi } from 'vitest';
import { takeComplaints } from './helpers/console-guard';
import { bringIntoView, setMedia } from './helpers/jsdom-stubs';

// The net under all other tests: were it torn, they would pass for the wrong reason.

it.each(['error', 'warn'] as const)('notices what is logged by console.%s', (level) => {
  console[level]('Warning: %s is wrong', 'this');
  expect(takeComplaints()).toEqual([`console.${level}: Warning: this is wrong`]);
});

it('notices a request to somewhere unknown and lets it fail', async () => {
  await expect(fetch('https://unknown.example/')).rejects.toThrow();
  expect(takeComplaints().join()).toContain('GET https://unknown.example/');
});

it('tells listeners when a media query is flipped', () => {
  const query = '(prefers-reduced-motion: reduce)';
  const heard = vi.fn();
  window.matchMedia(query).addEventListener('change', heard);
  expect(window.matchMedia(query).matches).toBe(false);
  setMedia(query, true);
  expect(window.matchMedia(query).matches).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

it('tells observers what came into view, and only what they observe', () => {
  const heard = vi.fn();
  const [seen, unseen] = [document.createElement('p'), document.createElement('p')];
  new IntersectionObserver(heard).observe(seen);
  bringIntoView(unseen);
  expect(heard).not.toHaveBeenCalled();
  bringIntoView(seen);
  expect(heard.mock.calls[0]?.[0]).toMatchObject([{ target: seen, isIntersecting: true }]);
});
