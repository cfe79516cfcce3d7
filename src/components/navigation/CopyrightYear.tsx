import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The visitor's current year, also in a page that was built in an earlier one (spec 2). */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => config.buildYear,
  );
}
