import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The current year, even if the page was built in an earlier one. */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => config.buildYear,
  );
}
