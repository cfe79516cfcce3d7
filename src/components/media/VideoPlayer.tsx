import { useLayoutEffect, useRef, useState } from 'react';
import { hosts, watchUrl } from '../../services/thirdPartyHosts';
import { Button } from '../controls/Button';
import { useIsShown } from '../hooks/useIsShown';
import { Surface } from '../layout/Surface';
import { doublePressMs } from '../utils/doublePress';
import { Caption } from './Caption';
import { Icon } from './Icon';
import { Picture, type PictureProps } from './Picture';
import { columnSizes } from './pictureSizes';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** The video's ID on YouTube. */
  id: string;
  /** The accessible name of the player's frame (WCAG 4.1.2). */
  title: string;
  playLabel: string;
  /** Says whose film it is, and that pressing play loads a third-party player. */
  caption: string;
  /** The label of the link to YouTube, for when the player does not load. */
  externalLinkLabel: string;
  poster: PictureProps;
}

/**
 * A YouTube video behind a local poster. Nothing is requested from YouTube until the visitor presses
 * play; focus then moves into the player (WCAG 2.4.3). Without scripts, a link to YouTube is in place of
 * the button.
 */
export function VideoPlayer({
  id,
  title,
  playLabel,
  caption,
  externalLinkLabel,
  poster,
}: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const isShown = useIsShown();
  if (isPlaying && !isShown) setIsPlaying(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useLayoutEffect(
    function startPlayer() {
      const player = frame.current;
      if (!isPlaying || !player) return;
      player.focus();
      // The second press of a double press would pause the video, and the page does not see presses in a frame.
      player.style.pointerEvents = 'none';
      const timer = setTimeout(() => player.style.removeProperty('pointer-events'), doublePressMs);
      return () => clearTimeout(timer);
    },
    [isPlaying],
  );

  return (
    <div>
      <Surface look="picture" className={styles.screen}>
        {isPlaying ? (
          <iframe
            ref={frame}
            title={title}
            src={`${hosts.video}/embed/${id}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // The player's links to YouTube open in new tabs, which work only outside the sandbox.
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Picture {...poster} isFilling sizes={columnSizes} isDecorative />
            <Button
              look="plain"
              className={styles.play}
              aria-label={playLabel}
              onPress={() => setIsPlaying(true)}
            >
              <Icon name="play" size={40} />
            </Button>
            <a
              className={styles.play}
              href={watchUrl(id)}
              aria-label={playLabel}
              hidden
              data-no-script
              data-without-app
            >
              <Icon name="play" size={40} />
            </a>
          </>
        )}
      </Surface>
      <Caption as="p">
        {`${caption} `}
        <a href={watchUrl(id)}>{externalLinkLabel}</a>.
      </Caption>
    </div>
  );
}
