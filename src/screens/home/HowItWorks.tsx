import { Section } from '../../components/Section';
import { Steps } from '../../components/Steps';
import { home } from '../../content/home';

export function HowItWorks() {
  const { title, lead, list } = home.steps;
  return (
    <Section title={title} lead={lead} ground="band">
      <Steps steps={list} />
    </Section>
  );
}
