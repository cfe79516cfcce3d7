import type { Plugin } from 'vite';

export type Hook = (...args: unknown[]) => unknown;

/** Returns a plugin's hook, whether it is a function or an object with a handler. */
export function getHook(plugin: Plugin, name: keyof Plugin): Hook {
  const hook = plugin[name] as Hook | { handler: Hook };
  return typeof hook === 'object' ? hook.handler : hook;
}
