import { Section } from '../../components/layout/Section';
import { Steps } from '../../components/text/Steps';
import { home } from '../../content/home';

/** The way to a trip in three steps (spec 2). */
export function HowItWorks() {
  const { title, lead, list } = home.steps;
  return (
    <Section title={title} lead={lead} surface="band">
      <Steps steps={list} />
    </Section>
  );
}
