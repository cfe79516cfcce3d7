import { Carousel } from '../../components/carousel/Carousel';
import { Testimonial } from '../../components/carousel/Testimonial';
import { Section } from '../../components/layout/Section';
import { home } from '../../content/home';

/** The carousel of testimonials. */
export function Testimonials({ isActive }: { isActive: boolean }) {
  const { title, lead, carousel, list } = home.testimonials;
  const slides = list.map(({ name, trip, feedback, avatar }) => ({
    key: name,
    content: (
      <Testimonial quote={feedback} name={name} byline={trip} portrait={avatar} hasLargePortrait />
    ),
  }));
  return (
    <Section title={title} lead={lead}>
      <Carousel strings={carousel} slides={slides} isActive={isActive} />
    </Section>
  );
}
