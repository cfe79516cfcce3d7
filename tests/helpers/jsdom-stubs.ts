import { vi } from 'vitest';

// What jsdom lacks and the page uses. Only this much is pretended; the rest is tested in e2e.

const lists = new Map<string, MediaQueryList>();
const matching = new Set<string>();

/** Flips a media query, for example `setMedia('(prefers-reduced-motion: reduce)', true)`. */
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

/** Says which part of the page came into view, or left it, to whoever observes it. */
export function bringIntoView(element: Element, isIntersecting = true): void {
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

let waiting: IdleRequestCallback[] = [];

/** The page has nothing better to do: what waited for that is done. Until then it never is. */
export function becomeIdle(): void {
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  for (const task of waiting.splice(0)) task(deadline);
}

/** Puts the stand-ins in place, fresh for each test. `window.scrollTo` is a spy. */
export function prepareBrowser(): void {
  lists.clear();
  matching.clear();
  observers.clear();
  waiting = [];
  window.requestIdleCallback = (task) => waiting.push(task);
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
