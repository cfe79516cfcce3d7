import type { Plan } from '../../types';
import { Grid } from '../layout/Grid';
import { PlanCard } from './PlanCard';
import styles from './PlanList.module.css';

/** Routes to choose from. Three have columns as wide as they need: the first has the most stops, the last the fewest. */
export function PlanList({ plans }: { plans: readonly Plan[] }) {
  return (
    <Grid count={3} className={styles.list}>
      {plans.map((plan, index) => (
        <li key={index}>
          <PlanCard {...plan} />
        </li>
      ))}
    </Grid>
  );
}
