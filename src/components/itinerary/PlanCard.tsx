import { useId } from 'react';
import type { Plan, PlanStrings } from '../../types';
import { Card } from '../cards/Card';
import { Text } from '../text/Text';
import styles from './PlanCard.module.css';

interface PlanCardProps extends Plan {
  strings: PlanStrings;
}

/** Another route, as a table of its stays in order: the place, the nights, and the way there. */
export function PlanCard({ title, stays, strings }: PlanCardProps) {
  const headingId = useId();
  return (
    <Card>
      <Text as="h3" id={headingId}>
        {title}
      </Text>
      <table aria-labelledby={headingId} className={styles.plan}>
        <thead>
          <tr>
            <th scope="col">{strings.place}</th>
            <th scope="col">{strings.nights}</th>
            <th scope="col">{strings.travel}</th>
          </tr>
        </thead>
        <tbody>
          {stays.map(({ place, nights, travel }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route may return to a place
            <tr key={index}>
              <th scope="row">{place}</th>
              <td>{nights}</td>
              <td>{travel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
