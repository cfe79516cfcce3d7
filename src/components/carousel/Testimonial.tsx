import { classNames } from '../layout/classNames';
import { Avatar } from '../media/Avatar';
import { Stars } from '../media/Stars';
import { GlossaryText } from '../text/GlossaryText';
import styles from './Testimonial.module.css';

interface TestimonialProps {
  quote: string;
  name: string;
  /** The line below the name: the traveler's trip or country. */
  byline: string;
  portrait: string;
  /** The number of stars, 1 to 5. */
  rating?: number;
  /** Shows a large portrait beside the words where there is room, for a slide of a `Carousel`. */
  isSlide?: boolean;
}

/** A quotation from a traveler, with portrait and name. */
export function Testimonial({ quote, name, byline, portrait, rating, isSlide }: TestimonialProps) {
  return (
    <figure className={classNames(styles.testimonial, isSlide && styles.slide)}>
      {rating && <Stars rating={rating} />}
      <blockquote>
        <p>
          <GlossaryText>{quote}</GlossaryText>
        </p>
      </blockquote>
      <figcaption>
        <Avatar
          portrait={portrait}
          name={name}
          isFramed={isSlide}
          className={isSlide && styles.portrait}
        />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.byline}>{byline}</p>
        </div>
      </figcaption>
    </figure>
  );
}
