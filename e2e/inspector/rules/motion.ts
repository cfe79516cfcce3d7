import { type Fault, fault, nameOf } from '../findings';
import { pseudoStylesOf, type Rendered, styleOf } from '../rendered-page';
import type { Rule } from '../rule';

export const rule: Rule = {
  name: 'motion',
  finds:
    'animations of a second or more, or endless; with reduced motion, all but changes of color and fades of 200 ms',
  criteria: ['2.2.2', '2.3.3'],
  states: ['layout', 'printed layout'],
  cannotSee:
    'animation by script, shadows and backgrounds that move, what `all` and keyframes change',
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
      const { transitionProperty, transitionDuration, animationName, animationDuration } = style;
      const isEndless = animationName !== 'none' && style.animationIterationCount === 'infinite';
      for (const problem of [
        longMotion(transitionProperty, transitionDuration),
        longMotion(animationName, animationDuration),
        isEndless ? `animates ${animationName} endlessly, needs an end` : '',
      ])
        if (problem) yield fault(nameOf(element), element.getBoundingClientRect(), problem);
    }
  }
}

/** Describes a transition or animation that is too long, or that reduced motion should prevent. */
function longMotion(name: string, durations: string): string {
  const duration = 1000 * Math.max(...durations.split(', ').map(Number.parseFloat));
  const others = name.split(', ').filter((property) => !colorProperty.test(property));
  const isReducedMotion = isReduced() && others.length > 0;
  const isAllowed = isReducedMotion
    ? others.every((property) => property === 'opacity') && duration <= longestFadeMs
    : duration < longestMotionMs;
  const needed = isReducedMotion
    ? `opacity for ${longestFadeMs} ms at most`
    : `less than ${longestMotionMs} ms`;
  return duration === 0 || isAllowed ? '' : `animates ${name} for ${duration} ms, needs ${needed}`;
}
