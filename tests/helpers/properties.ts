import fc from 'fast-check';

/**
 * Options for `fc.assert`. The seed is fixed, so a failure is reproducible. To try other cases, set
 * `PROPERTY_SEED=7 PROPERTY_RUNS=10000`.
 */
export function propertyOptions(count: number): { seed: number; numRuns: number } {
  return {
    seed: Number(process.env.PROPERTY_SEED ?? 20261120),
    numRuns: Number(process.env.PROPERTY_RUNS ?? count),
  };
}

/**
 * Arbitrary strings: every Unicode plane, control and bidi characters, lone surrogates, markup, and
 * template syntax.
 */
export const arbitraryText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{from_name}} {{{message}}} #{7*7} <%= 1 %>',
    '\u202eright to left\u2066\u2069',
    '\u0000\u0007\u001b[2J\u009b',
    '\ud800 \udc00 \udfff\ud83d',
    '__proto__',
    '\u2028\u2029\ufeff\ufffe\uffff',
    "'; DROP TABLE messages; --",
    '\\u0041 \\" \\\\ %00 %0d%0aBcc: all@example.com',
  ),
);
