import { expect, it } from 'vitest';
import { sampleNote } from '../../src/content/sampleNote';

it.each([
  ['all', [true, true, true], /^These are examples/],
  ['some', [true, false, true], /^The words of Ann and Cem are examples/],
  ['no', [false, false, false], undefined],
] as const)('sampleNote says that %s travelers are examples', (_, samples, expected) => {
  const travelers = ['Ann', 'Bo', 'Cem'].map((name, index) => ({
    name,
    sample: samples[index] ?? false,
  }));
  const note = sampleNote(travelers);
  if (expected) expect(note).toMatch(expected);
  else expect(note).toBeUndefined();
});
