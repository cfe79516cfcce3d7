import type { Plugin } from 'vite';

export type Hook = (...words: unknown[]) => unknown;

/** What a plugin does on one occasion, whichever way it is written down. */
export function hookOf(plugin: Plugin, name: keyof Plugin): Hook {
  const hook = plugin[name] as Hook | { handler: Hook };
  return typeof hook === 'object' ? hook.handler : hook;
}

/** What a plugin answers requests with, once it is attached to a server of the build in `outDir`. */
export function answerOf(
  plugin: Plugin,
  attach: 'configureServer' | 'configurePreviewServer',
  outDir = 'dist',
): Hook {
  let answer: Hook = () => {
    throw new Error(`The plugin "${plugin.name}" answers no requests.`);
  };
  const use = (given: Hook) => {
    answer = given;
  };
  hookOf(plugin, attach)({ config: { build: { outDir } }, middlewares: { use } });
  return answer;
}
