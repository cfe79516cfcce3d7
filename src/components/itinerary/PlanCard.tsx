import { useId } from 'react';
import type { Plan } from '../../types';
import { Surface } from '../layout/Surface';
import { Text } from '../text/Text';
import styles from './PlanCard.module.css';

/** A route in short, as a table with one stop in each row. Below it is a note. */
export function PlanCard({ title, heads, rows, note }: Plan) {
  const headingId = useId();
  return (
    <Surface look="card">
      <Text as="h3" id={headingId}>
        {title}
      </Text>
      <table aria-labelledby={headingId} className={styles.plan}>
        <thead>
          <tr>
            {heads.map((head) => (
              <Text as="th" scope="col" key={head}>
                {head}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([place, ...cells], index) => (
            <tr key={index}>
              <Text as="th" scope="row">
                {place}
              </Text>
              {cells.map((cell, cellIndex) => (
                <Text as="td" key={cellIndex}>
                  {cell}
                </Text>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small">{note}</Text>
    </Surface>
  );
}
