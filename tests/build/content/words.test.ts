import { describe, expect, it } from 'vitest';
import {
  fillValues,
  formatHours,
  formatMonth,
  formatMonths,
  formatNumber,
  isWithin,
  joinWords,
} from '../../../src/build/content/words';

describe('fillValues', () => {
  const values = {
    days: 10,
    legs: 8,
    steps: 1200,
    half: 24.5,
    coast: 'August to May',
    city: 'Spring',
  };

  it.each([
    ['in {days} days', 'in ten days'],
    [
      '{days} days. {legs} legs? “{legs} legs,” {days} days',
      'Ten days. Eight legs? “Eight legs,” ten days',
    ],
    ['Slower: {days} days', 'Slower: ten days'],
    ['about {steps} steps, {half} hours', 'about 1,200 steps, 24½ hours'],
    ['a {days}-day tour, a {legs}-day tour', 'a ten-day tour, an eight-day tour'],
    ['An {days}-day tour, an {coast} trip', 'A ten-day tour, an August to May trip'],
    ['{city}, {coast}', 'Spring, August to May'],
    ['about {about}', 'about {about}'],
  ])('makes of "%s": "%s"', (text, filled) => {
    expect(fillValues(text, values)).toBe(filled);
  });
});

it.each([
  [0.25, '15 minutes'],
  [0.5, 'Half an hour'],
  [0.75, '45 minutes'],
  [1, 'An hour'],
  [1.25, '1¼ hours'],
  [1.5, '1½ hours'],
  [1.75, '1¾ hours'],
  [4, '4 hours'],
])('%d hours are "%s"', (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});

it.each([
  ['August', 'August', 'August'],
  ['February', 'March', 'February and March'],
  ['December', 'January', 'December and January'],
  ['May', 'September', 'May to September'],
  ['December', 'April', 'December to April'],
] as const)('%s through %s is "%s"', (from, to, words) => {
  expect(formatMonths({ from, to })).toBe(words);
});

it('formats digits, dates, and lists as Americans write them', () => {
  expect(formatNumber(1200)).toBe('1,200');
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(joinWords(['name'])).toBe('name');
  expect(joinWords(['name', 'email'])).toBe('name and email');
  expect(joinWords(['name', 'email', 'message'])).toBe('name, email, and message');
});

it.each([
  ['May', 'May', true],
  ['July', 'May', false],
  ['December', 'December', true],
  ['February', 'December', true],
  ['April', 'December', false],
] as const)('%s is in the months that begin with %s: %s', (month, from, expected) => {
  const to = ({ May: 'June', December: 'March' } as const)[from];
  expect(isWithin({ from, to }, month)).toBe(expected);
});
