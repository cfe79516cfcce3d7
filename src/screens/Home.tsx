import { FeatureList } from '../components/cards/FeatureList';
import { Testimonial } from '../components/cards/Testimonial';
import { TripCard } from '../components/cards/TripCard';
import { Carousel } from '../components/carousel/Carousel';
import { ChatButton } from '../components/contact/ChatButton';
import { PhoneNumber } from '../components/contact/ContactLinks';
import { ButtonRow } from '../components/controls/ButtonRow';
import { Link } from '../components/controls/Link';
import { LoadError } from '../components/feedback/LoadError';
import { Closing } from '../components/layout/Closing';
import { Grid } from '../components/layout/Grid';
import { Hero } from '../components/layout/Hero';
import { Section } from '../components/layout/Section';
import { Stack } from '../components/layout/Stack';
import { TwoColumns } from '../components/layout/TwoColumns';
import { Figure } from '../components/media/Figure';
import { largeColumnSizes } from '../components/media/pictureSizes';
import { VideoPlayer } from '../components/media/VideoPlayer';
import { WidePicture } from '../components/media/WidePicture';
import { NavigateButton } from '../components/navigation/NavigateButton';
import { Almanac } from '../components/text/Almanac';
import { CheckList } from '../components/text/CheckList';
import { Steps } from '../components/text/Steps';
import { Text } from '../components/text/Text';
import { company } from '../content/company.yml';
import { home } from '../content/home.yml';
import { season } from '../content/season.yml';
import { shell } from '../content/shell.yml';
import { findPicture, findPortrait } from '../services/findPicture';

/** Why to travel with the company, the featured trips, the tour, and testimonials. */
export function Home() {
  const { hero, almanac, why, trips, tour, steps, testimonials, about, callToAction } = home;
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        picture={findPicture(hero.picture)}
        foot={
          <Almanac {...almanac}>
            <Link href="#routes">{almanac.link}</Link>
          </Almanac>
        }
      >
        <ButtonRow>
          <NavigateButton action={hero.explore} icon="arrow" />
          <NavigateButton action={hero.contact} look="secondary" />
        </ButtonRow>
      </Hero>
      <Section title={why.title} lead={why.lead}>
        <TwoColumns from="large">
          <Stack>
            <FeatureList features={why.list} />
            <p>
              <Link href="#season">{season.link}</Link>
            </p>
          </Stack>
          <Figure
            picture={{ ...findPicture(why.picture), sizes: largeColumnSizes }}
            caption={why.caption}
            isScreenOnly
          />
        </TwoColumns>
      </Section>
      <Section title={trips.title} lead={trips.lead} band="light">
        <Grid count={4}>
          {trips.list.map((trip, index) => (
            <TripCard key={index} {...trip} picture={findPicture(trip.picture)} />
          ))}
        </Grid>
      </Section>
      <Section>
        <TwoColumns align="start">
          <Stack>
            <Text as="h2">{tour.title}</Text>
            <Text>{tour.lead}</Text>
            <CheckList items={tour.facts} />
            <div>
              <NavigateButton action={tour.book} />
            </div>
          </Stack>
          <div>
            <VideoPlayer {...tour.video} poster={findPicture(tour.video.picture)} />
            <LoadError text={shell.loadError.video} action={shell.loadError.action} />
          </div>
        </TwoColumns>
      </Section>
      <Section title={steps.title} lead={steps.lead} band="dark" isBeside>
        <Steps steps={steps.list} />
      </Section>
      <Section title={testimonials.title} lead={testimonials.lead}>
        <LoadError text={shell.loadError.carousel} action={shell.loadError.action} />
        <Carousel
          strings={testimonials.carousel}
          slides={testimonials.list.map(({ name, trip, feedback, avatar }) => ({
            text: `${trip}: ${feedback} ${name}`,
            content: (
              <Testimonial
                quote={feedback}
                name={name}
                byline={trip}
                portrait={findPortrait(avatar)}
                isSlide
              />
            ),
          }))}
        />
      </Section>
      <WidePicture picture={findPicture(about.picture)}>
        <Section title={about.title} band="light" isBeside>
          <Stack>
            {about.paragraphs.map((paragraph, index) => (
              <Text size="lead" key={index}>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Section>
      </WidePicture>
      <Closing {...callToAction} picture={findPicture(callToAction.picture)}>
        <ButtonRow>
          <NavigateButton action={callToAction.contact} />
          <ChatButton {...callToAction.chat} />
        </ButtonRow>
        <p>
          <Link href={`sms:${company.phone.number}`}>
            {/* One child, because a flex container removes the space between two. */}
            <span>
              {`${callToAction.sms.label} `}
              <PhoneNumber company={company} />
            </span>
          </Link>
          {company.note && (
            <Text as="span" size="small">
              {` ${company.note}`}
            </Text>
          )}
        </p>
      </Closing>
    </>
  );
}
