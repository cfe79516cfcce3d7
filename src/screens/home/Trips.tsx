import { PosterCard } from '../../components/itinerary/TripCard';
import { Grid } from '../../components/layout/Grid';
import { Section } from '../../components/layout/Section';
import { home } from '../../content/home';
import { picture } from '../picture';

const grounds = ['sea', 'clay', 'bark', 'pond'] as const;

/** Four featured trips (spec 2). */
export function Trips() {
  const { title, lead, list } = home.trips;
  return (
    <Section title={title} lead={lead} ground="band">
      <Grid columns={4}>
        {list.map((trip, index) => (
          <li key={trip.title}>
            <PosterCard
              {...trip}
              picture={picture(trip.picture)}
              ground={grounds[index % grounds.length] ?? 'sea'}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
