import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The current year, but never earlier than the year of the build. Until hydration, the year of the build. */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => Math.max(new Date().getFullYear(), config.buildYear),
    () => config.buildYear,
  );
}
