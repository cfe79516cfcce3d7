import { type Fault, fault, nameOf } from '../findings';
import { pseudoStylesOf, type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds animations of a second or more, or endless; with reduced motion, smooth scrolling of the page, and
 * all animations but changes of color and fades of up to 200 ms (WCAG 2.2.2, 2.3.1, 2.3.3). Cannot see
 * animation by script; shadows and backgrounds that move; whether `all` and keyframes change only colors;
 * several repetitions; transitions of states.
 */
export const rule: PageRule = {
  name: 'motion',
  inspects: ['layout', 'printed layout'],
  find,
};

/** Longer motion distracts. */
const longestMotionMs = 1000;
/** With reduced motion, a fade is still allowed if it is short. */
const longestFadeMs = 200;

/** Properties of color, whose change WCAG does not call motion. */
const colorProperty = /^(fill|stroke|background|box-shadow|text-shadow|(.+-)?color)$/;

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function* find({ elements }: Rendered): Iterable<Fault> {
  const page = document.documentElement;
  if (isReduced() && styleOf(page).scrollBehavior === 'smooth')
    yield fault('page', page.getBoundingClientRect(), 'has scroll-behavior: smooth, needs auto');
  for (const element of elements) {
    const pseudoStyles = pseudoStylesOf(element).map(([, style]) => style);
    for (const style of [styleOf(element), ...pseudoStyles]) {
      const { animationName } = style;
      for (const problem of [
        ...pair(style.transitionProperty, style.transitionDuration).map(longMotion),
        ...pair(animationName, style.animationDuration).map(longMotion),
        ...pair(animationName, style.animationIterationCount).map(endlessMotion),
      ])
        if (problem) yield fault(nameOf(element), element.getBoundingClientRect(), problem);
    }
  }
}

/** A property that changes, or the keyframes of an animation, with its value from another list. */
type Pair = readonly [name: string, value: string];

/** Pairs the names and values of computed lists. As in CSS, values repeat if they are fewer. */
function pair(names: string, values: string): Pair[] {
  const list = values.split(', ');
  return names.split(', ').map((name, index) => [name, list[index % list.length] ?? '']);
}

/** Describes a transition or animation that is too long, or that reduced motion should prevent. */
function longMotion([name, value]: Pair): string {
  const duration = 1000 * Number.parseFloat(value);
  const isReducedMotion = isReduced() && !colorProperty.test(name);
  const isAllowed = isReducedMotion
    ? name === 'opacity' && duration <= longestFadeMs
    : duration < longestMotionMs;
  const needed = isReducedMotion
    ? `opacity for ${longestFadeMs} ms at most`
    : `less than ${longestMotionMs} ms`;
  return duration === 0 || isAllowed ? '' : `animates ${name} for ${duration} ms, needs ${needed}`;
}

function endlessMotion([name, count]: Pair): string {
  const isEndless = name !== 'none' && count === 'infinite';
  return isEndless ? `animates ${name} endlessly, needs an end` : '';
}
