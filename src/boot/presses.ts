import { hasModifierKey } from '../components/utils/hasModifierKey.ts';
import type { Inquiry } from '../types.ts';
import type { Screens } from './screens.ts';

/** How long a part may load before it says what works without it. It still becomes ready when it arrives. */
export const loadTimeoutMs = 10_000;

/** The parts of the page that the app renders, each of which becomes ready, or fails to load, by itself. */
export interface Parts {
  /** Reports that a part is loading, is interactive, or has failed. A part that loads for `loadTimeoutMs` has failed. */
  setLoadState: (id: string, state: 'loading' | 'ready' | 'failed') => void;
}

/**
 * Carries out every press on a button or link that leads to a place on the page, before, without, and beside the app.
 * Of presses on other buttons of a part that is not ready, it prevents what the browser would do, and presses the last
 * one again when the part is ready.
 */
export function handlePresses(screens: Screens): Parts {
  const timers = new Map<string, number>();
  let pressed: { part: HTMLElement; index: number } | undefined;
  let inquiry: (Inquiry & { screen: string }) | undefined;

  const isReady = (part: HTMLElement | null | undefined) => part?.dataset.loadState === 'ready';
  const buttonsIn = (part: HTMLElement) => [...part.querySelectorAll('button')];

  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    // The links on the map are in an SVG.
    const control = event.target.closest<HTMLElement | SVGElement>(
      '#root :is(button, a[href^="#"])',
    );
    const part = control?.closest<HTMLElement>('[data-part]');
    // With a modifier key, the browser opens a link in a new tab or window, or saves it.
    if (!control || !part || (control.localName === 'a' && hasModifierKey(event))) return;
    // React Aria handles its tabs, and keys on them.
    if (isReady(part) && (control.role === 'tab' || !leadsTo(control))) return;
    event.preventDefault();
    // React attaches its listeners before the part is marked as ready.
    if (!isReady(part)) event.stopPropagation();
    const target = leadsTo(control);
    if (target) follow(control, target);
    else if (part.dataset.loadState !== 'failed')
      pressed = { part, index: buttonsIn(part).indexOf(control as HTMLButtonElement) };
  };

  const follow = (control: HTMLElement | SVGElement, target: string) => {
    const screen = screens.screenOf(target);
    const { dataset } = control;
    const [about, example] = [dataset.about, dataset.example];
    if (about && screen) {
      inquiry = { about, example, screen };
      if (isReady(partOf(screen))) inquire();
    }
    if (screen)
      screens.show(screen, {
        section: target === screen ? undefined : target,
        keepsFocus: control.role === 'tab',
      });
    else document.getElementById(target)?.focus();
  };

  const inquire = () => {
    if (!inquiry) return;
    const { screen, ...detail } = inquiry;
    dispatchEvent(new CustomEvent('inquire', { detail }));
    inquiry = undefined;
  };

  document.addEventListener('click', handleClick, true);
  // A visitor who has gone to another screen no longer expects the press to act.
  screens.subscribe(() => {
    pressed = undefined;
  });

  const setLoadState: Parts['setLoadState'] = (id, state) => {
    const part = partOf(id);
    if (!part) return;
    part.dataset.loadState = state;
    clearTimeout(timers.get(id));
    if (state === 'loading')
      timers.set(id, window.setTimeout(setLoadState, loadTimeoutMs, id, 'failed'));
    // The page now says that the button does not work.
    if (state === 'failed' && pressed?.part === part) pressed = undefined;
    if (state !== 'ready') return;
    if (inquiry?.screen === id) inquire();
    if (pressed?.part !== part) return;
    const { index } = pressed;
    pressed = undefined;
    buttonsIn(part)[index]?.click();
  };
  return { setLoadState };
}

/** Returns the id of the place on the page to which a control leads. */
function leadsTo(control: Element): string | undefined {
  return (
    control.getAttribute('href')?.slice(1) ?? control.getAttribute('data-navigate') ?? undefined
  );
}

const partOf = (id: string) => document.querySelector<HTMLElement>(`[data-part=${id}]`);
