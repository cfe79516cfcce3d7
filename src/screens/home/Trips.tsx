import { TripCard } from '../../components/itinerary/TripCard';
import { Grid } from '../../components/layout/Grid';
import { Section } from '../../components/layout/Section';
import { home } from '../../content/home';
import { picture } from '../picture';

const colors = ['sea', 'clay', 'bark', 'pond'] as const;

/** The featured trips. */
export function Trips() {
  const { title, lead, ask, list } = home.trips;
  return (
    <Section title={title} lead={lead} surface="band">
      <Grid columns={4} isPaired>
        {list.map((trip, index) => (
          <li key={trip.title}>
            <TripCard
              {...trip}
              ask={ask}
              picture={picture(trip.picture)}
              color={colors[index % colors.length] ?? 'sea'}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
