import { useLayoutEffect, useRef, useState } from 'react';
import { useButton } from 'react-aria/useButton';
import { hosts } from '../../services/third-party-hosts';
import { media } from '../../styles/breakpoints';
import { Icon } from './Icon';
import { Picture, type PictureProps } from './Picture';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** The video's id on YouTube. */
  id: string;
  title: string;
  playLabel: string;
  /** Says whose player is loaded by pressing play. */
  notice: string;
  /** The link to the video where it lives, for when the player does not come. */
  elsewhere: string;
  poster: PictureProps;
  /** False while the screen it is on is not shown: nobody could stop what plays there. */
  isActive: boolean;
}

/**
 * A video behind our own poster: nothing of the platform is loaded before the visitor presses play;
 * then focus goes into its player. Without scripts the poster links to the video (spec 2 and 7).
 */
export function VideoPlayer({
  id,
  title,
  playLabel,
  notice,
  elsewhere,
  poster,
  isActive,
}: VideoPlayerProps) {
  const page = `https://www.youtube.com/watch?v=${id}`;
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying && !isActive) setIsPlaying(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { buttonProps } = useButton({ onPress: () => setIsPlaying(true) }, button);

  useLayoutEffect(
    function enterPlayer() {
      if (isPlaying) frame.current?.focus();
    },
    [isPlaying],
  );

  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        {isPlaying ? (
          <iframe
            ref={frame}
            title={title}
            src={`${hosts.video}/embed/${id}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Its links to YouTube itself open in a tab of their own, which works only unfenced.
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Picture
              {...poster}
              sizes={`${media.xlarge} 36rem, ${media.large} 46vw, 88vw`}
              isDecorative
            />
            <button {...buttonProps} ref={button} className={styles.play} aria-label={playLabel}>
              <Icon name="play" size={40} />
            </button>
            <noscript>
              <a className={styles.play} href={page} aria-label={playLabel}>
                <Icon name="play" size={40} />
              </a>
            </noscript>
          </>
        )}
      </div>
      <p className={styles.notice}>
        {`${notice} `}
        <a href={page}>{elsewhere}</a>.
      </p>
    </div>
  );
}
