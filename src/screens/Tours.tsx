import { TravelerCard } from '../components/cards/TravelerCard';
import { ContactLinks } from '../components/contact/ContactLinks';
import { ButtonRow } from '../components/controls/ButtonRow';
import { Link } from '../components/controls/Link';
import { Itinerary } from '../components/itinerary/Itinerary';
import { PlanCard } from '../components/itinerary/PlanCard';
import { PrintButton } from '../components/itinerary/PrintButton';
import { Closing } from '../components/layout/Closing';
import { Grid } from '../components/layout/Grid';
import { Hero } from '../components/layout/Hero';
import { Section } from '../components/layout/Section';
import { Stack } from '../components/layout/Stack';
import { NavigateButton } from '../components/navigation/NavigateButton';
import { Callout } from '../components/text/Callout';
import { CheckLists } from '../components/text/CheckLists';
import { FactList } from '../components/text/FactList';
import { company } from '../content/company.yml';
import { season } from '../content/season.yml';
import { tours } from '../content/tours.yml';
import { findPicture } from '../services/findPicture';
import { findStationSign } from '../services/findStationSign';

/** The routes compared, the tour day by day, the types of travelers, and the price. */
export function Tours() {
  const { hero, types, itinerary, price, closing } = tours;
  const { access, plans } = itinerary;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} picture={findPicture(hero.picture)}>
        <Stack>
          <FactList facts={hero.facts} />
          <ButtonRow>
            <NavigateButton action={itinerary.ask} />
          </ButtonRow>
        </Stack>
      </Hero>
      <Section title={plans.title} lead={plans.lead} id="routes" band="light">
        <Grid count={3}>
          {plans.list.map((plan, index) => (
            <PlanCard
              key={index}
              {...plan}
              picture={findPicture(plan.picture)}
              action={plans.ask}
            />
          ))}
        </Grid>
      </Section>
      <Section
        title={itinerary.title}
        lead={itinerary.lead}
        action={
          <ButtonRow>
            <PrintButton strings={itinerary} />
            <Link href="#season">{season.link}</Link>
          </ButtonRow>
        }
      >
        <Stack gap={6}>
          <Callout title={access.title} paragraphs={access.paragraphs} isWide>
            <NavigateButton action={access.ask} look="secondary" />
          </Callout>
          <Itinerary
            days={itinerary.days.map((day) => ({
              ...day,
              picture: findPicture(day.picture),
              sign: findStationSign(day.stop.station),
            }))}
            dayLabel={itinerary.dayLabel}
            map={findPicture(itinerary.map.picture)}
            strings={itinerary.map}
            ask={itinerary.ask}
          />
        </Stack>
      </Section>
      <Section title={types.title} lead={types.lead} band="light" isScreenOnly>
        <Grid count={3}>
          {types.list.map((type, index) => (
            <TravelerCard
              key={index}
              {...type}
              picture={findPicture(type.picture)}
              action={types.ask}
            />
          ))}
        </Grid>
      </Section>
      {price && (
        <Section title={price.title} lead={price.lead} id="price">
          <CheckLists lists={price.lists} />
        </Section>
      )}
      <Closing {...closing} picture={findPicture(closing.picture)}>
        <NavigateButton action={closing.action} />
        <div data-print="only">
          <ContactLinks company={company} />
        </div>
      </Closing>
    </>
  );
}
