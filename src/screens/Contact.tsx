import { memo } from 'react';
import { ContactCards } from '../components/cards/ContactCards';
import { FeatureList } from '../components/cards/FeatureList';
import { ContactForm } from '../components/contact/ContactForm';
import { ContactLinks } from '../components/contact/ContactLinks';
import { OnlineNow } from '../components/contact/OnlineNow';
import { TrustBar } from '../components/contact/TrustBar';
import type { Toast } from '../components/feedback/useToast';
import { Section } from '../components/layout/Section';
import { SplitHero } from '../components/layout/SplitHero';
import { TwoColumns } from '../components/layout/TwoColumns';
import { NavigateLink } from '../components/navigation/NavigateLink';
import { Prose } from '../components/text/Prose';
import { Text } from '../components/text/Text';
import { company } from '../content/company';
import { contact } from '../content/contact';
import { gallery } from '../content/gallery';
import { season } from '../content/season';
import { shell } from '../content/shell';
import { findPicture } from '../services/findPicture';
import { sendMessage } from '../services/sendMessage';

/** The contact form, phone, email, and address, and the privacy and accessibility statements. */
export const Contact = memo(function Contact({ onToast }: { onToast: (toast: Toast) => void }) {
  const { hero, online, form, cards, before, why, trust, privacy, accessibility } = contact;
  return (
    <>
      <SplitHero title={hero.title} lead={hero.lead} picture={findPicture(hero.picture)}>
        <OnlineNow {...online} />
      </SplitHero>
      <Section>
        <TwoColumns ratio="7:5" from="large" align="start">
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
          <ContactCards company={company} strings={cards} questions={before}>
            <NavigateLink action={season.link} section="season" />
          </ContactCards>
        </TwoColumns>
      </Section>
      <Section title={why.title} isBand>
        <FeatureList features={why.list} count={4} />
      </Section>
      <TrustBar
        title={trust.title}
        stars={{ rating: trust.rating, label: shell.stars(trust.rating) }}
        // The travelers who gave these stars are those of the stories.
        note={gallery.stories.lead}
      />
      <TwoColumns ratio="5:7" from="large" hasSections>
        <Section title={privacy.title}>
          <Prose paragraphs={privacy.paragraphs} />
        </Section>
        <Section title={accessibility.title} id="accessibility">
          <Prose paragraphs={accessibility.paragraphs} points={accessibility.limits} />
        </Section>
      </TwoColumns>
    </>
  );
});
