import { keepFocusInView } from './focus.ts';
import { loadApp } from './load-app.ts';
import { handlePresses, type Parts } from './presses.ts';
import { handleReload } from './reload.ts';
import { ignoreRepeatedPresses } from './repeated-presses.ts';
import { createScreens, type LinkTargets, type Screens } from './screens.ts';

/** What the app needs from the scripts that run before it. */
export interface Page extends Screens, Parts {}

interface Options {
  linkTargets?: LinkTargets;
  /** Properties of the links that preload the first picture of each screen. */
  firstPictures?: Record<string, Partial<HTMLLinkElement>[]>;
  /** The files of the app. Without any, something else loads the app. */
  app?: string[];
}

/** Makes the page work without the app, and loads the app. The build runs this in the head of the page. */
export function start({ linkTargets = {}, firstPictures = {}, app = [] }: Options = {}): void {
  // Before anything else that listens to presses.
  ignoreRepeatedPresses(window);
  const screens = createScreens(linkTargets);
  window.page = { ...screens, ...handlePresses(screens) };
  handleReload(screens);
  keepFocusInView();
  // All pictures are lazy, so that a link to one screen does not load those of another. The browser would
  // find this one only when it lays the screen out.
  for (const picture of firstPictures[screens.getShown()] ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', ...picture });
    document.head.append(link);
  }
  // At the end, when nothing has thrown. Without it, no-script.css shows the page without scripts.
  document.documentElement.dataset.app = 'loading';
  if (app.length > 0) loadApp(app, window.page);
}
