import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The current year. Until the app starts, and if the device's clock is behind it, that of the build. */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => Math.max(new Date().getFullYear(), config.buildYear),
    () => config.buildYear,
  );
}
