import { About } from './About';
import { CallToAction } from './CallToAction';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { TenDayTour } from './TenDayTour';
import { Testimonials } from './Testimonials';
import { Trips } from './Trips';
import { Why } from './Why';

/** The home screen. */
export function Home({ isActive }: { isActive: boolean }) {
  return (
    <>
      <Hero />
      <Why />
      <Trips />
      <TenDayTour isActive={isActive} />
      <HowItWorks />
      <Testimonials isActive={isActive} />
      <About />
      <CallToAction />
    </>
  );
}
