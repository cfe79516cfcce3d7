import { ContactCard } from '../components/ContactCard';
import { ContactForm, type Outcome } from '../components/ContactForm';
import { ContactLayout } from '../components/ContactLayout';
import { Grid } from '../components/Grid';
import { OnlineNow } from '../components/OnlineNow';
import { PlateHero } from '../components/PlateHero';
import { PointCard } from '../components/PointCard';
import { Section } from '../components/Section';
import { Statement } from '../components/Statement';
import type { Toast } from '../components/Toaster';
import { TrustBanner } from '../components/TrustBanner';
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
