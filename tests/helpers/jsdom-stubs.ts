import { vi } from 'vitest';

// Minimal stubs of the browser APIs that jsdom lacks. Real behavior is tested in e2e.

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

class Observer implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  private readonly seen = new Set<Element>();
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {
    this.seen.clear();
  }
  takeRecords() {
    return [];
  }
  report(target: Element, isIntersecting: boolean) {
    if (!this.seen.has(target)) return;
    const entry = { target, isIntersecting, intersectionRatio: Number(isIntersecting) };
    this.callback([entry as IntersectionObserverEntry], this);
  }
}

declare global {
  interface SVGElement {
    getBBox(): DOMRect;
  }
}

let idleCallbacks: IdleRequestCallback[] = [];

/** Runs the pending `requestIdleCallback` callbacks, which the stub never runs by itself. */
export function runIdleCallbacks(): void {
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  for (const callback of idleCallbacks.splice(0)) callback(deadline);
}

/** Installs fresh stubs before each test. `window.scrollTo` is a spy. */
export function installBrowserStubs(): void {
  lists.clear();
  matching.clear();
  observers.clear();
  idleCallbacks = [];
  window.requestIdleCallback = (callback) => idleCallbacks.push(callback);
  window.matchMedia = matchMedia;
  window.IntersectionObserver = Observer;
  document.hasFocus = () => true;
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => false;
  SVGElement.prototype.getBBox = () => new DOMRect(-22, -22, 44, 44);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
