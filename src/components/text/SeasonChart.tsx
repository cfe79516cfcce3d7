import { useId } from 'react';
import type { Seasons } from '../../types';
import { Cluster } from '../layout/Cluster';
import { Surface } from '../layout/Surface';
import { weatherOf } from '../utils/weatherOf';
import styles from './SeasonChart.module.css';
import { Text } from './Text';

/** In the order of the key. */
const weathers = ['dry', 'mixed', 'wet'] as const;

/**
 * A table of regions and months, drawn as a bar chart. The cells hold words, for screen readers (WCAG 1.1.1, 1.3.1).
 * In small windows, the name of a region is above its bars: rows are then grids, for which some browsers drop the
 * roles of a table unless they are explicit.
 */
export function SeasonChart({ title, months, weather, limits, regions, note }: Seasons) {
  const id = useId();
  const headingId = `${id}-title`;
  return (
    <Surface look="card" className={styles.chart}>
      <Cluster className={styles.head}>
        <Text as="h3" data-look="part" id={headingId}>
          {title}
        </Text>
        <Cluster as="ul" role="list" className={styles.key}>
          {weathers.map((name) => (
            <Text as="li" key={name}>
              <span data-weather={name} />
              {weather[name]}
            </Text>
          ))}
        </Cluster>
      </Cluster>
      <table role="table" aria-labelledby={headingId}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {months.map((month, index) => (
              <th
                key={index}
                role="columnheader"
                id={`${id}-${index}`}
                scope="col"
                aria-label={month}
              >
                {month.slice(0, 1)}
                <span className={styles.rest}>{month.slice(1, 3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {regions.map(({ name, text, rain }, row) => (
            <tr key={row} role="row">
              <th role="rowheader" id={`${id}-row${row}`} scope="row">
                <b>{name}</b> <Text as="span">{text}</Text>
              </th>
              {rain.map((amount, index) => {
                const kind = weatherOf(amount, limits);
                return (
                  <td key={index} role="cell" headers={`${id}-row${row} ${id}-${index}`}>
                    <span data-weather={kind}>
                      <span data-visually-hidden>{weather[kind]}</span>
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Text>{note}</Text>
    </Surface>
  );
}
