import { useState } from 'react';
import { portraitSource } from '../../services/pictures';
import styles from './Avatar.module.css';

interface AvatarProps {
  portrait: string;
  /** The person's name, which stands beside the avatar; its initials replace a lost picture. */
  name: string;
}

/** A portrait beside a name. Decoration, since the name says who it is. */
export function Avatar({ portrait, name }: AvatarProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { src, srcSet } = portraitSource(portrait);

  // A picture that failed before the script ran fires no event any more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setHasFailed(true);
  };

  return (
    <span className={styles.avatar} aria-hidden="true">
      {hasFailed ? (
        initials(name)
      ) : (
        <img
          ref={check}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && '4rem'}
          width={64}
          height={64}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
}

function initials(name: string): string {
  return name
    .split(/[\s&]+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
}
