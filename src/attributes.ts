import { type TabId, tabIds } from './navigation.ts';

// The attributes and events that scripts, components, and style sheets share. A test finds any other, except
// for `textchange`, which only components/utils/textChange.ts uses.

/** The attributes that scripts and the page without scripts rely on, with their values. */
export const pageAttributes = {
  /** On `<html>`: the state of the app's start. Without it, no-script.css shows the page without scripts. */
  'data-app': ['loading', 'ready'],
  /** On `<html>`: the screen that a link or find-in-page opened before the app could. */
  'data-linked': tabIds,
  /** A screen, and whether the app shows it. What hides it is the attribute `hidden`, which scripts set. */
  'data-screen': ['shown', 'hidden'],
  /** The screen that a button or link opens; the chat button does so only without the chat. */
  'data-navigate': tabIds,
  /** What the message is about that such a button or link starts in the contact form. */
  'data-about': [] as string[],
  /** An example of such a message. */
  'data-example': [] as string[],
  /** Not displayed without scripts, or if the app cannot load. */
  'data-needs-script': [true, ''],
  /** Displayed only without scripts, or if the app cannot load. */
  'data-no-script': [true, ''],
  /** Displayed only if the app cannot load: a button that tries again. */
  'data-retry': [true, ''],
} as const;

/** The attributes of any element that the style sheets of the whole page use, with their values. */
export const styleAttributes = {
  /** Shown only on screen, or only on paper: see print.css. */
  'data-print': ['no', 'only'],
  /** Other colors than those of the page: see tokens.css. */
  'data-theme': ['dark', 'on-picture'],
  /** For assistive technology only: see base.css. */
  'data-visually-hidden': [true, ''],
} as const;

/** The attributes with which a component tells its style sheet, or another's, how to show it. */
export const componentAttributes = [
  'data-dark-edition',
  'data-focus',
  'data-outcome',
  'data-photograph',
  'data-placeholder',
  'data-side',
  'data-state',
  'data-variant',
  'data-weather',
  'data-wide',
] as const;

/** The attributes of libraries that style sheets use. */
export const libraryAttributes = ['data-swipe'] as const;

/** The events of the page itself. The first two are dispatched on window, the others on `<html>`. */
export const pageEvents = ['navigate', 'inquire', 'apploaded', 'appready', 'appfailed'] as const;

type Attributes<Values extends Record<string, readonly unknown[]>> = {
  [Name in keyof Values]?: Values[Name][number];
};
type PageAttributes = Attributes<typeof pageAttributes>;
type StyleAttributes = Attributes<typeof styleAttributes>;

declare module 'react' {
  interface HTMLAttributes<T> extends PageAttributes, StyleAttributes {}
}

declare global {
  interface DOMStringMap {
    app?: PageAttributes['data-app'];
    linked?: TabId;
  }
  interface WindowEventMap {
    /** Its detail is the id of the tab. From the page itself, it may also name a section of that screen. */
    navigate: CustomEvent<TabId> & { section?: string };
    /** Its text completes the first sentence of the message. */
    inquire: CustomEvent<string>;
  }
  interface HTMLElementEventMap {
    /** The app's file has loaded, and the app is about to replace the page. */
    apploaded: CustomEvent;
    /** The app can act. Its function returns a control, or the one that has replaced it. */
    appready: CustomEvent<(control: Element) => HTMLElement | undefined>;
    /** The app has not loaded, so far. Its function tries again. */
    appfailed: CustomEvent<() => Promise<unknown>>;
  }
  /** The screen of each id that a link may name. The build writes it into linked-screen.js. */
  const LINK_TARGETS: Record<string, TabId>;
  /** The window's title on each screen, also written by the build. */
  const SCREEN_TITLES: Record<TabId, string>;
  /** Properties of the links that preload the first picture of each screen, also written by the build. */
  const FIRST_PICTURES: Partial<Record<TabId, Partial<HTMLLinkElement>[]>>;
}
