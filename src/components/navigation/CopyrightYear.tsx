import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The current year. Until the app starts, that of the build. */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => config.buildYear,
  );
}
