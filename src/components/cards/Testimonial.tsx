import type { PortraitFiles } from '../../services/findPicture';
import { Cluster } from '../layout/Cluster';
import { Stack } from '../layout/Stack';
import { Avatar } from '../media/Avatar';
import { Stars, type StarsProps } from '../media/Stars';
import { Text } from '../text/Text';
import styles from './Testimonial.module.css';

interface TestimonialProps {
  quote: string;
  name: string;
  /** The line below the name: the traveler's trip or country. */
  byline: string;
  portrait: PortraitFiles;
  /** The rating, if the traveler gave one. */
  stars?: StarsProps;
  /** For a slide of a `Carousel`, which has no stars: shows a large portrait beside the quote where there is room. */
  isSlide?: boolean;
}

/** A quotation from a traveler, with portrait and name. */
export function Testimonial({ quote, name, byline, portrait, stars, isSlide }: TestimonialProps) {
  return (
    <Stack as="figure" className={isSlide ? styles.slide : undefined}>
      {stars && <Stars {...stars} />}
      <blockquote>
        <Text size="lead" data-look={isSlide ? 'h3' : undefined}>
          {quote}
        </Text>
      </blockquote>
      <Cluster as="figcaption" gap={4} className={styles.author}>
        <Avatar
          portrait={portrait}
          name={name}
          isSquare={isSlide}
          className={isSlide ? styles.portrait : undefined}
        />
        <div className={styles.traveler}>
          <p className={styles.name}>{name}</p>
          <Text size="small" isMuted>
            {byline}
          </Text>
        </div>
      </Cluster>
    </Stack>
  );
}
