import { useId } from 'react';
import utilities from '../../styles/utilities.module.css';
import type { Seasons } from '../../types';
import styles from './SeasonChart.module.css';

/** In the order of the key. */
const weathers = ['dry', 'mixed', 'wet'] as const;

/**
 * A table of regions and months, drawn as a bar chart. Its cells hold words, for screen readers, and
 * its roles are written out, because Safari drops those of a table that is laid out as a grid.
 */
export function SeasonChart({ title, region, months, weather, regions, note }: Seasons) {
  const headingId = useId();
  return (
    <div className={styles.chart}>
      <h3 id={headingId}>{title}</h3>
      <ul role="list">
        {weathers.map((name) => (
          <li key={name}>
            <span data-weather={name} />
            {weather[name]}
          </li>
        ))}
      </ul>
      <table role="table" aria-labelledby={headingId}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <i className={utilities.visuallyHidden}>{region}</i>
            </th>
            {months.map((month) => (
              <th key={month} role="columnheader" scope="col" aria-label={month}>
                {month.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {regions.map(({ name, text, dry, mixed }) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                <b>{name}</b>
                {text}
              </th>
              {months.map((month, index) => {
                const isIn = (list: readonly number[]) => list.includes(index + 1);
                const cell = isIn(dry) ? 'dry' : isIn(mixed) ? 'mixed' : 'wet';
                return (
                  <td key={month} role="cell" data-weather={cell}>
                    {weather[cell]}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </div>
  );
}
