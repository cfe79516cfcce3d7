import 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** Passes if axe found no violations. For the results of jest-axe's `axe` only. */
    toHaveNoViolations(): T;
  }
}
