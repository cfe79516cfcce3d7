import type { Plugin } from 'vite';

export type Hook = (...words: unknown[]) => unknown;

/** What a plugin does on one occasion, whichever way it is written down. */
export function hookOf(plugin: Plugin, name: keyof Plugin): Hook {
  const hook = plugin[name] as Hook | { handler: Hook };
  return typeof hook === 'object' ? hook.handler : hook;
}
