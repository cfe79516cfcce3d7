import { Carousel } from '../../components/carousel/Carousel';
import { Quote } from '../../components/carousel/Testimonial';
import { Section } from '../../components/layout/Section';
import { home } from '../../content/home';

/** What travelers say, one after the other (spec 2). */
export function Testimonials({ isShown }: { isShown: boolean }) {
  const { title, lead, carousel, list } = home.testimonials;
  const slides = list.map(({ name, trip, feedback, avatar }) => ({
    key: name,
    content: <Quote words={feedback} name={name} about={trip} portrait={avatar} />,
  }));
  return (
    <Section title={title} lead={lead}>
      <Carousel words={carousel} slides={slides} isShown={isShown} />
    </Section>
  );
}
