import { useId } from 'react';
import type { Action, Plan } from '../../types';
import { CardHead } from '../cards/CardHead';
import { Surface } from '../layout/Surface';
import type { PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import { Text } from '../text/Text';
import styles from './PlanCard.module.css';

interface PlanCardProps extends Omit<Plan, 'picture'> {
  picture: PictureProps;
  action: Action;
}

/** A summary of a route, as an item of a `Grid`: a map, a note, and a table with one stop in each row. */
export function PlanCard({ title, picture, headers, rows, note, about, action }: PlanCardProps) {
  const headingId = useId();
  return (
    <Surface as="li" look="card" className={styles.card}>
      <CardHead title={title} headingId={headingId} picture={picture} isMap />
      <table aria-labelledby={headingId} className={styles.plan}>
        <thead>
          <tr>
            {headers.map((header, index) => (
              <Text as="th" scope="col" key={index}>
                {header}
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
      <NavigateButton action={{ ...action, about }} look="secondary" subject={title} />
    </Surface>
  );
}
