import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeasonChart } from '../../../src/components/text/SeasonChart';

it('SeasonChart says in words what each month is like in each region', () => {
  render(
    <SeasonChart
      title="Rain"
      months={['January', 'February', 'March', 'April']}
      weather={{ dry: 'Dry', mixed: 'Mixed', wet: 'Wet' }}
      limits={{ dry: 100, wet: 150 }}
      regions={[
        { name: 'North', text: 'dry to wet', rain: [0, 99, 100, 150] },
        { name: 'South', text: 'wet to dry', rain: [300, 149, 100, 50] },
      ]}
      note="In mm."
    />,
  );
  const weatherOf = (region: string) => {
    const header = within(screen.getByRole('table', { name: 'Rain' })).getByRole('rowheader', {
      name: region,
    });
    const cells = within(header.closest('tr') as HTMLElement).getAllByRole('cell');
    return cells.map(({ textContent }) => textContent);
  };
  expect(weatherOf('North dry to wet')).toEqual(['Dry', 'Dry', 'Mixed', 'Wet']);
  expect(weatherOf('South wet to dry')).toEqual(['Wet', 'Mixed', 'Mixed', 'Dry']);
});
