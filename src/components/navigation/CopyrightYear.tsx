import { useSyncExternalStore } from 'react';
import { config } from '../../config';

const neverChanges = () => () => {};

/** The most years after the build that are believed. */
const longestYears = 20;

/**
 * The current year. Until the app starts, and if the device's clock is wrong, that of the build, because no visit is
 * before it.
 */
export function CopyrightYear() {
  return useSyncExternalStore(
    neverChanges,
    () => {
      const year = new Date().getFullYear();
      const isPossible = year >= config.buildYear && year <= config.buildYear + longestYears;
      return isPossible ? year : config.buildYear;
    },
    () => config.buildYear,
  );
}
