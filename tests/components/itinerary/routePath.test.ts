import { expect, it } from 'vitest';
import { routePath } from '../../../src/components/itinerary/routePath';

it('routePath goes through every point in its order', () => {
  const path = routePath([
    { x: 10, y: 20 },
    { x: 10, y: 60 },
    { x: 50, y: 60 },
  ]);
  const ends = path.match(/(?<=[M ])[\d.]+ [\d.]+(?=C|$)/g);
  expect(ends).toEqual(['10 20', '10 60', '50 60']);
});

it('routePath is straight between two points, and empty without any', () => {
  expect(
    routePath([
      { x: 10, y: 20 },
      { x: 40, y: 60 },
    ]),
  ).toBe('M10 20C16.6 28.8 33.4 51.2 40 60');
  expect(routePath([])).toBe('');
});

it('routePath has no corner: it passes a point in the direction from the one before to the one after', () => {
  const path = routePath([
    { x: 0, y: 0 },
    { x: 40, y: 30 },
    { x: 80, y: 0 },
  ]);
  expect(path).toContain('29 30 40 30C51 30');
});

it('routePath stays finite where two stops are in one place', () => {
  expect(routePath(Array(3).fill({ x: 7, y: 7 }))).toBe('M7 7C7 7 7 7 7 7C7 7 7 7 7 7');
});
