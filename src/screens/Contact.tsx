import { ContactCard } from '../components/contact/ContactCard';
import { ContactForm, type Outcome } from '../components/contact/ContactForm';
import { ContactLayout } from '../components/contact/ContactLayout';
import { OnlineNow } from '../components/contact/OnlineNow';
import { TrustBanner } from '../components/contact/TrustBar';
import type { Toast } from '../components/feedback/Toaster';
import { PointCard } from '../components/layout/FeatureCard';
import { Grid } from '../components/layout/Grid';
import { Section } from '../components/layout/Section';
import { PlateHero } from '../components/layout/SplitHero';
import { Statement } from '../components/text/Prose';
import { company } from '../content/company';
import { contact } from '../content/contact';
import { sendMessage } from '../services/sendMessage';
import { picture } from './picture';

let toasts = 0;

/** The form a message is sent with, and every other way to reach the company (spec 2). */
export function Contact({ onToast }: { onToast: (toast: Toast) => void }) {
  const { hero, online, form, cards, why, banner, privacy, accessibility } = contact;
  const { address } = company;
  const tell = (outcome: Outcome) => {
    toasts += 1;
    onToast({
      id: toasts,
      kind: outcome === 'success' ? 'success' : 'destructive',
      ...form[outcome],
    });
  };
  return (
    <>
      <PlateHero title={hero.title} lead={hero.lead} picture={picture(hero.picture)}>
        <OnlineNow {...online} />
      </PlateHero>
      <ContactLayout
        form={<ContactForm words={form} company={company} send={sendMessage} onOutcome={tell} />}
      >
        <ContactCard {...cards.phone} icon="phone" href={`tel:${company.phone.number}`}>
          {company.phone.text}
        </ContactCard>
        <ContactCard {...cards.email} icon="mail" href={`mailto:${company.email}`}>
          {company.email}
        </ContactCard>
        <ContactCard {...cards.office} icon="pin" href={company.mapsUrl} opensNewTab={cards.newTab}>
          {address.street}, {address.city}, {address.state}
          {` ${address.zip}`}
        </ContactCard>
      </ContactLayout>
      <Section title={why.title} ground="band">
        <Grid columns={4}>
          {why.list.map((point) => (
            <li key={point.title}>
              <PointCard {...point} />
            </li>
          ))}
        </Grid>
      </Section>
      <TrustBanner {...banner} />
      <Section title={privacy.title} ground="band">
        <Statement paragraphs={privacy.paragraphs} />
      </Section>
      <Section title={accessibility.title} id="accessibility">
        <Statement paragraphs={accessibility.paragraphs} points={accessibility.limits} />
      </Section>
    </>
  );
}
