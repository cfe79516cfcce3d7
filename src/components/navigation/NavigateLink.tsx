import type { Action } from '../../types';
import { Link } from '../controls/Link';

/** A link to another screen (src/boot/presses.ts). Without scripts, to its place on the page. */
export function NavigateLink({ action }: { action: Action }) {
  const { label, to, about, example } = action;
  return (
    <Link href={`#${to}`} data-about={about} data-example={example}>
      {label}
    </Link>
  );
}
