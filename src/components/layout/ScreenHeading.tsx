/** The heading of a screen, which `focusScreenHeading` focuses after a change of screen. */
export function ScreenHeading({ children }: { children: string }) {
  return <h1 tabIndex={-1}>{children}</h1>;
}

/** Moves focus to the `ScreenHeading` of a screen without scrolling. */
export function focusScreenHeading(screen: string) {
  document.querySelector<HTMLElement>(`#${screen} h1`)?.focus({ preventScroll: true });
}
