import { About } from './About';
import { CallToAction } from './CallToAction';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { TenDayTour } from './TenDayTour';
import { Testimonials } from './Testimonials';
import { Trips } from './Trips';
import { Why } from './Why';

/** The home screen, section by section as in spec 2. */
export function Home({ isShown }: { isShown: boolean }) {
  return (
    <>
      <Hero />
      <Why />
      <Trips />
      <TenDayTour isShown={isShown} />
      <HowItWorks />
      <Testimonials isShown={isShown} />
      <About />
      <CallToAction />
    </>
  );
}
