import { useId } from 'react';
import type { Plan } from '../../types';
import { CardHead } from '../cards/CardHead';
import { Surface } from '../layout/Surface';
import type { PictureProps } from '../media/Picture';
import { Text } from '../text/Text';
import styles from './PlanCard.module.css';

interface PlanCardProps extends Omit<Plan, 'picture'> {
  picture: PictureProps;
}

/** A route in short, as a table with one stop in each row, below a note. */
export function PlanCard({ title, picture, heads, rows, note }: PlanCardProps) {
  const headingId = useId();
  return (
    <Surface look="card">
      <CardHead title={title} headingId={headingId} picture={picture} isMap />
      <Text size="small">{note}</Text>
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
    </Surface>
  );
}
