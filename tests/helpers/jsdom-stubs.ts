import { vi } from 'vitest';

// Minimal stubs of the browser APIs that jsdom lacks, or answers unlike a window with focus. Real behavior
// is tested in e2e.

const lists = new Map<string, MediaQueryList>();
const matching = new Set<string>();

/**
 * Sets whether a media query matches and notifies its listeners, for example
 * `setMedia('(prefers-reduced-motion: reduce)', true)`.
 */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  lists.get(query)?.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
}

function matchMedia(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = Object.defineProperties(new EventTarget(), {
    media: { value: query },
    matches: { get: () => matching.has(query) },
    addListener: { value: () => {} },
    removeListener: { value: () => {} },
  }) as MediaQueryList;
  lists.set(query, list);
  return list;
}

/** Reports to the IntersectionObservers of an element that it entered or left the viewport. */
export function setIntersecting(element: Element, isIntersecting = true): void {
  for (const observer of observers) observer.report(element, isIntersecting);
}

const observers = new Set<Observer>();

class Observer {
  private readonly seen = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  disconnect() {
    this.seen.clear();
  }
  report(target: Element, isIntersecting: boolean) {
    const entry = { target, isIntersecting } as IntersectionObserverEntry;
    if (this.seen.has(target)) this.callback([entry], this as unknown as IntersectionObserver);
  }
}

let idleCallbacks: IdleRequestCallback[] = [];

/** Runs the pending `requestIdleCallback` callbacks, which the stub never runs by itself. */
export function runIdleCallbacks(): void {
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  for (const callback of idleCallbacks.splice(0)) callback(deadline);
}

/** A browser's message for any invalid field. */
export const validationMessage = 'Please fill out this field.';

function stubValidationMessages() {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    vi.spyOn(prototype, 'validationMessage', 'get').mockImplementation(function (
      this: HTMLInputElement | HTMLTextAreaElement,
    ) {
      return this.validity.valid ? '' : validationMessage;
    });
}

/** Installs fresh stubs before each test. Those of methods that tests inspect are mocks. */
export function installBrowserStubs(): void {
  lists.clear();
  matching.clear();
  observers.clear();
  idleCallbacks = [];
  window.requestIdleCallback = (callback) => idleCallbacks.push(callback);
  window.matchMedia = matchMedia;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  document.hasFocus = () => true;
  document.elementFromPoint = () => null;
  history.scrollRestoration = 'auto';
  stubValidationMessages();
  window.scrollTo = vi.fn();
  window.print = vi.fn(() => void window.dispatchEvent(new Event('beforeprint')));
  HTMLImageElement.prototype.decode = vi.fn(async () => {});
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => false;
  const modalDialogs = new WeakSet<Element>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    modalDialogs.add(this);
  };
  Object.assign(HTMLDialogElement.prototype, {
    matches(this: HTMLDialogElement, selectors: string) {
      if (selectors === ':modal') return this.open && modalDialogs.has(this);
      return Element.prototype.matches.call(this, selectors);
    },
  });
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
