import { FeatureCard } from '../../components/layout/FeatureCard';
import { Grid } from '../../components/layout/Grid';
import { Section } from '../../components/layout/Section';
import { home } from '../../content/home';

/** Three reasons to travel with the company. */
export function Why() {
  const { title, lead, points } = home.why;
  return (
    <Section title={title} lead={lead}>
      <Grid columns={3}>
        {points.map((point) => (
          <li key={point.title}>
            <FeatureCard {...point} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
