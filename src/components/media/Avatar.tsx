import { useLayoutEffect, useRef, useState } from 'react';
import type { PortraitFiles } from '../../services/findPicture';
import { darkScheme } from '../../styles/breakpoints';
import { classNames } from '../utils/classNames';
import styles from './Avatar.module.css';
import { Sources } from './Picture';

interface AvatarProps {
  portrait: PortraitFiles;
  /** The person's name. Its initials replace an image that fails to load. */
  name: string;
  /** A square portrait instead of a round one, where there is room beside the words. */
  isSquare?: boolean;
  /** Says where it stands in the layout around it. */
  className?: string;
}

/** A portrait. Hidden from assistive technology, because the name is next to it (WCAG 1.1.1). */
export function Avatar({ portrait, name, isSquare, className }: AvatarProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { src, srcSet, avif, dark } = portrait;
  // The second is for browsers that do not know `auto`.
  const sizes = isSquare ? 'auto, 17rem' : 'auto, 4rem';

  const image = useRef<HTMLImageElement>(null);

  useLayoutEffect(function detectEarlyFailure() {
    // An image that failed before hydration does not fire `error` again.
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setHasFailed(true);
  }, []);

  return (
    <span
      className={classNames(styles.avatar, isSquare && styles.square, className)}
      aria-hidden="true"
      data-look="h3"
    >
      {hasFailed ? (
        initials(name)
      ) : (
        <picture>
          {dark && <Sources source={dark} sizes={sizes} media={darkScheme} />}
          <Sources source={portrait} sizes={sizes} />
          <img
            ref={image}
            loading="lazy"
            width={64}
            height={64}
            alt=""
            sizes={(srcSet || avif) && sizes}
            srcSet={srcSet}
            src={src}
            onError={() => setHasFailed(true)}
          />
        </picture>
      )}
    </span>
  );
}

function initials(name: string): string {
  return name
    .split(/[\s&]+/)
    .map((word) => Array.from(word)[0])
    .slice(0, 2)
    .join('');
}
