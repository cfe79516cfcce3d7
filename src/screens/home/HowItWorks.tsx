import { Section } from '../../components/layout/Section';
import { Steps } from '../../components/text/Steps';
import { home } from '../../content/home';

/** The three steps to a trip. */
export function HowItWorks() {
  const { title, lead, list } = home.steps;
  return (
    <Section title={title} lead={lead} surface="band">
      <Steps steps={list} />
    </Section>
  );
}
