import { useId } from 'react';
import type { Plan, PlanStrings } from '../../types';
import { Card } from '../cards/Card';
import { Text } from '../text/Text';
import styles from './PlanCard.module.css';

interface PlanCardProps extends Plan {
  strings: PlanStrings;
}

/** Another route, as a table of its stays in order: the place, the nights, and the way there. Below it is a note. */
export function PlanCard({ title, stays, note, strings }: PlanCardProps) {
  const headingId = useId();
  return (
    <Card>
      <Text as="h3" id={headingId}>
        {title}
      </Text>
      <table aria-labelledby={headingId} className={styles.plan}>
        <thead>
          <tr>
            <Text as="th" scope="col">
              {strings.place}
            </Text>
            <Text as="th" scope="col">
              {strings.nights}
            </Text>
            <Text as="th" scope="col">
              {strings.travel}
            </Text>
          </tr>
        </thead>
        <tbody>
          {stays.map(({ place, nights, travel }, index) => (
            <tr key={index}>
              <Text as="th" scope="row">
                {place}
              </Text>
              <td>{nights}</td>
              <Text as="td">{travel}</Text>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small">{note}</Text>
    </Card>
  );
}
