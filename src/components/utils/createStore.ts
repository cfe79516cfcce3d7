import { useSyncExternalStore } from 'react';

/** Returns a value that parts of the page share, each of which is a React root of its own. */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  return {
    get,
    set: (value: Value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    /** The value, as a hook. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
