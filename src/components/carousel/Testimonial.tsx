import { Avatar } from '../media/Avatar';
import { Stars } from '../media/Stars';
import { GlossaryText } from '../text/GlossaryText';
import styles from './Testimonial.module.css';

interface TestimonialProps {
  quote: string;
  name: string;
  /** The trip they took or the country they live in. */
  about: string;
  portrait: string;
  /** A number of stars, where they gave one. */
  rating?: number;
}

/** What a traveler said, with face and name. */
export function Testimonial({ quote, name, about, portrait, rating }: TestimonialProps) {
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
          <p className={styles.about}>{about}</p>
        </div>
      </figcaption>
    </figure>
  );
}
