import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TabId } from '../../navigation';

/** The screen that a component is on. The header and the footer are on none. */
export const ScreenContext = createContext<TabId | undefined>(undefined);

const subscribe = (onChange: () => void) => window.page.subscribe(onChange);

/** Returns the screen that is shown. In the prerendered HTML, it is Home. */
export const useShownScreen = (): TabId =>
  useSyncExternalStore(
    subscribe,
    () => window.page.getShown(),
    () => 'home',
  );

/** Returns whether the screen that the component is on is shown. */
export function useIsShown(): boolean {
  const screen = useContext(ScreenContext);
  return useSyncExternalStore(
    subscribe,
    () => !screen || window.page.getShown() === screen,
    () => true,
  );
}
