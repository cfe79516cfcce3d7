import type { Page } from './boot/start.ts';
import { type TabId, tabIds } from './navigation.ts';
import type { Inquiry } from './types.ts';

// The attributes and events that the scripts, components, and style sheets of the page share. tests/attributes.test.ts
// fails if only one of these three uses an attribute, or if an event is not listed.
// `textchange` is private to components/utils/textChange.ts.

/** The attributes that scripts and the page without scripts rely on, with their values. */
export const pageAttributes = {
  /** On `<html>`: scripts run, and the app has started. Without it, no-script.css shows the page without scripts. */
  'data-app': ['loading', 'ready'],
  /** A screen, and the window's title while it is shown. Only boot/screens.ts hides it, with the attribute `hidden`. */
  'data-screen': [] as string[],
  /** The id of a part of the page, which React renders in a root of its own. */
  'data-part': [...tabIds, 'header', 'footer'],
  /** On such a part: whether it can act, or its file has not loaded, or is late. */
  'data-load-state': ['loading', 'ready', 'failed'],
  /** The screen that a button opens. The chat button has it only while the chat is not ready. Links use `href`. */
  'data-navigate': tabIds,
  /** What the message is about that such a button or link starts in the contact form. */
  'data-about': [] as string[],
  /** An example of such a message. */
  'data-example': [] as string[],
  /** Hidden without scripts and, except for the form and the chat button, if the app cannot load. */
  'data-needs-script': [true, ''],
  /** Displayed only without scripts. */
  'data-no-script': [true, ''],
  /** Displayed only if the app, or its file for this part of the page, has not loaded. */
  'data-without-app': [true, ''],
  /** A link that loads the page again, at the same screen. */
  'data-reload': [true, ''],
} as const;

/** The attributes of any element that the style sheets of the whole page use, with their values. */
export const styleAttributes = {
  /** The size and font of a heading, whatever its level (WCAG 1.3.1): see base.css. */
  'data-look': ['h3', 'part'],
  /** Shown only on screen, or only on paper: see print.css. */
  'data-print': ['no', 'only'],
  /** Other colors than those of the page: see tokens.css. */
  'data-theme': ['dark'],
  /** For assistive technology only: see base.css. */
  'data-visually-hidden': [true, ''],
} as const;

/** The attributes of libraries that style sheets use. */
export const libraryAttributes = ['data-swipe'] as const;

/** Custom events on window. Other scripts dispatch `navigate`; the site itself never does. */
export const pageEvents = ['navigate', 'inquire'] as const;

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
    loadState?: PageAttributes['data-load-state'];
  }
  interface WindowEventMap {
    /** Its detail is the id of the tab. */
    navigate: CustomEvent<TabId>;
    /** A button or link starts the message in the contact form. */
    inquire: CustomEvent<Inquiry>;
  }
  interface Window {
    /** What works without the app, and what the app asks for. Set before anything else runs. */
    page: Page;
  }
}
