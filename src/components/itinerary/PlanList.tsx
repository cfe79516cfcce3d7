import type { Plan } from '../../types';
import { Grid } from '../layout/Grid';
import { PlanCard } from './PlanCard';
import styles from './PlanList.module.css';

/** Routes to choose from. If there are three, the first is the widest, because its table has the most text. */
export function PlanList({ plans }: { plans: readonly Plan[] }) {
  return (
    <Grid className={styles.list}>
      {plans.map((plan, index) => (
        <li key={index}>
          <PlanCard {...plan} />
        </li>
      ))}
    </Grid>
  );
}
