import type { Plugin } from 'vite';

export type Hook = (...args: unknown[]) => unknown;

/** Returns a plugin's hook, whether it is a function or an object with a handler. */
export function getHook(plugin: Plugin, name: keyof Plugin): Hook {
  const hook = plugin[name] as Hook | { handler: Hook };
  return typeof hook === 'object' ? hook.handler : hook;
}

/** Returns the middleware that a plugin adds to a development or preview server. */
export function getMiddleware(
  plugin: Plugin,
  attach: 'configureServer' | 'configurePreviewServer',
  outDir = 'dist',
): Hook {
  let middleware: Hook = () => {
    throw new Error(`The plugin "${plugin.name}" adds no middleware.`);
  };
  const use = (handler: Hook) => {
    middleware = handler;
  };
  getHook(plugin, attach)({ config: { build: { outDir } }, middlewares: { use } });
  return middleware;
}
