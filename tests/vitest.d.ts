import 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** Passes when axe found nothing; only for what jest-axe's `axe` resolves to. */
    toHaveNoViolations(): T;
  }
}
