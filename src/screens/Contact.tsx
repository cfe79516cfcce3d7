import { memo } from 'react';
import { ContactCard } from '../components/cards/ContactCard';
import { FeatureCard } from '../components/cards/FeatureCard';
import { QuestionsCard } from '../components/cards/QuestionsCard';
import { ContactForm } from '../components/contact/ContactForm';
import { ContactLayout } from '../components/contact/ContactLayout';
import { ContactLinks } from '../components/contact/ContactLinks';
import { OnlineNow } from '../components/contact/OnlineNow';
import { TrustBar } from '../components/contact/TrustBar';
import type { Toast } from '../components/feedback/useToast';
import { Columns } from '../components/layout/Columns';
import { Section } from '../components/layout/Section';
import { SectionPair } from '../components/layout/SectionPair';
import { SplitHero } from '../components/layout/SplitHero';
import { NavigateLink } from '../components/navigation/NavigateLink';
import { Prose } from '../components/text/Prose';
import { Text } from '../components/text/Text';
import { company } from '../content/company';
import { contact } from '../content/contact';
import { season } from '../content/season';
import { shell } from '../content/shell';
import { sendMessage } from '../services/sendMessage';
import { decorativeProps } from './pictureProps';

/** The contact form, phone, email, and address, and the privacy and accessibility statements. */
export const Contact = memo(function Contact({ onToast }: { onToast: (toast: Toast) => void }) {
  const { hero, online, form, cards, before, why, trust, privacy, accessibility } = contact;
  return (
    <>
      <SplitHero title={hero.title} lead={hero.lead} picture={decorativeProps(hero.picture)}>
        <OnlineNow {...online} />
      </SplitHero>
      <ContactLayout
        form={
          <>
            <div hidden data-no-script>
              <Text>{form.withoutScript}</Text>
              <ContactLinks company={company} />
            </div>
            <ContactForm
              strings={form}
              company={company}
              send={sendMessage}
              // After an unknown outcome, the form itself says more than the toast of a failure.
              onOutcome={(outcome) =>
                onToast(
                  outcome === 'success'
                    ? { variant: 'success', ...form.success }
                    : { variant: 'failure', ...form.failure },
                )
              }
            />
          </>
        }
      >
        <li>
          <ContactCard {...cards.phone} icon="phone" href={`tel:${company.phone.number}`}>
            {company.phone.text}
          </ContactCard>
        </li>
        <li>
          <ContactCard {...cards.email} icon="mail" href={`mailto:${company.email}`}>
            {company.email}
          </ContactCard>
        </li>
        <li>
          <ContactCard
            {...cards.office}
            icon="pin"
            href={company.mapsUrl}
            newTabLabel={cards.newTab}
          >
            {company.addressLine}
          </ContactCard>
        </li>
        <li>
          <QuestionsCard {...before}>
            <NavigateLink action={season.link} section="season" />
          </QuestionsCard>
        </li>
      </ContactLayout>
      <Section title={why.title} isBand>
        <Columns count={4}>
          {why.list.map((point) => (
            <li key={point.title}>
              <FeatureCard {...point} />
            </li>
          ))}
        </Columns>
      </Section>
      <TrustBar
        title={trust.title}
        stars={{ rating: trust.rating, label: shell.stars(trust.rating) }}
      />
      <SectionPair>
        <Section title={privacy.title}>
          <Prose paragraphs={privacy.paragraphs} />
        </Section>
        <Section title={accessibility.title} id="accessibility">
          <Prose paragraphs={accessibility.paragraphs} points={accessibility.limits} />
        </Section>
      </SectionPair>
    </>
  );
});
