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
}

/** A quotation from a traveler, with portrait and name. */
export function Testimonial({ quote, name, byline, portrait, rating }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      {rating && <Stars rating={rating} />}
      <blockquote>
        <p>
          <GlossaryText>{quote}</GlossaryText>
        </p>
      </blockquote>
      <figcaption>
        <Avatar portrait={portrait} name={name} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.about}>{byline}</p>
        </div>
      </figcaption>
    </figure>
  );
}
