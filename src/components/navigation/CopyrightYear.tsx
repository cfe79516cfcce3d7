import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The current year, but never before that of the build, which it also is until the app starts. */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => Math.max(new Date().getFullYear(), config.buildYear),
    () => config.buildYear,
  );
}
