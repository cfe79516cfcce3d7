import { ContactCard, ContactCards } from '../components/cards/ContactCards';
import { FeatureList } from '../components/cards/FeatureList';
import { ContactForm } from '../components/contact/ContactForm';
import { ContactLinks } from '../components/contact/ContactLinks';
import { OnlineNow } from '../components/contact/OnlineNow';
import { Link } from '../components/controls/Link';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { LoadError } from '../components/feedback/LoadError';
import { Toaster } from '../components/feedback/Toaster';
import { useToast } from '../components/feedback/useToast';
import { Closing } from '../components/layout/Closing';
import { Hero } from '../components/layout/Hero';
import { Section } from '../components/layout/Section';
import { Stack } from '../components/layout/Stack';
import { Surface } from '../components/layout/Surface';
import { TwoColumns } from '../components/layout/TwoColumns';
import { Avatar } from '../components/media/Avatar';
import { Stars } from '../components/media/Stars';
import { Prose } from '../components/text/Prose';
import { Text } from '../components/text/Text';
import { interpolate } from '../components/utils/interpolate';
import { company } from '../content/company.yml';
import { contact } from '../content/contact.yml';
import { season } from '../content/season.yml';
import { shell } from '../content/shell.yml';
import { findPicture, findPortrait } from '../services/findPicture';
import { sendMessage } from '../services/sendMessage';

/**
 * The contact form, phone, email, and address, and the privacy and accessibility statements. The toast of an outcome
 * shows on every screen.
 */
export function Contact() {
  const { hero, online, form, cards, person, price, quote, why, trust, privacy, accessibility } =
    contact;
  const { toast, showToast, closeToast } = useToast();
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} picture={findPicture(hero.picture)} isLow>
        <Stack gap={4}>
          <OnlineNow {...online} />
          {person && (
            <Surface look="bordered">
              <ContactCard
                {...person}
                figure={<Avatar name={person.name} portrait={findPortrait(person.avatar)} />}
              />
            </Surface>
          )}
        </Stack>
      </Hero>
      <Section>
        <TwoColumns from="large">
          <div hidden data-no-script>
            <Text>{form.withoutScript}</Text>
            <ContactLinks company={company} />
          </div>
          <ContactForm
            strings={form}
            company={company}
            send={sendMessage}
            loadError={<LoadError text={shell.loadError.form} action={shell.loadError.action} />}
            // After an unknown outcome, the form itself says more than the toast of a failure.
            onOutcome={(outcome) =>
              showToast(
                outcome === 'success'
                  ? { variant: 'success', ...form.success }
                  : { variant: 'failure', ...form.failure },
              )
            }
          />
          <ContactCards company={company} strings={cards} quote={quote}>
            {price && (
              <p>
                <Link href="#price">{price}</Link>
              </p>
            )}
            <p>
              <Link href="#season">{season.link}</Link>
            </p>
          </ContactCards>
        </TwoColumns>
      </Section>
      <Section title={why.title} band="light">
        <FeatureList
          features={why.list.map((reason) => ({
            ...reason,
            picture: reason.picture ? findPicture(reason.picture) : undefined,
          }))}
          count={4}
        />
      </Section>
      <Section>
        <TwoColumns from="large" align="start">
          <Stack as="section" gap={4}>
            <Text as="h2" data-look="part">
              {privacy.title}
            </Text>
            <Prose paragraphs={privacy.paragraphs} />
          </Stack>
          <Stack as="section" gap={4} id="accessibility" aria-labelledby="accessibility-heading">
            <Text as="h2" data-look="part" id="accessibility-heading">
              {accessibility.title}
            </Text>
            <Prose paragraphs={accessibility.paragraphs} points={accessibility.limits} />
          </Stack>
        </TwoColumns>
      </Section>
      <Closing title={trust.title} picture={findPicture(trust.picture)}>
        <Stars
          rating={trust.rating}
          label={interpolate(shell.stars, { rating: trust.rating })}
          size={28}
        />
        {trust.note && <Text size="small">{trust.note}</Text>}
      </Closing>
      {/* An error in the toast must not take the form with it. */}
      {toast && (
        <ErrorBoundary key={toast.key} fallback={null}>
          <Toaster toast={toast} strings={shell.toasts} onClose={closeToast} />
        </ErrorBoundary>
      )}
    </>
  );
}
