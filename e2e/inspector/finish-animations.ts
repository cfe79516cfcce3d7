/** Finishes all animations except endless ones. Also runs in the page on its own, so it uses no other code. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
