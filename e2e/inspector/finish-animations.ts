/** Finishes all animations but endless ones. Runs in the page, also by itself, so it uses nothing else. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
