import { interpolate } from '../../src/components/utils/interpolate';
import { shell, tours } from '../support/content';
import { navigateTo } from '../support/screens';
import { expectHeard, test } from './fixtures';

const { days, dayLabel, map } = tours.itinerary;

test('a stop on the map leads to its day', async ({ reader }) => {
  const [first, second] = days;
  await navigateTo(reader.page, 'tours');
  await expectHeard(reader, shell.tabLabels.tours);
  const route = reader.page.getByRole('navigation', { name: map.title });
  await reader.tabTo(route.getByRole('link').first());
  await expectHeard(
    reader,
    interpolate(map.stop, { dayNumbers: '1', place: first?.stop.name ?? '' }),
    'link',
  );
  await reader.press('Tab');
  await expectHeard(
    reader,
    interpolate(map.stop, { dayNumbers: '2', place: second?.stop.name ?? '' }),
    'link',
  );
  await reader.press('Return');
  await expectHeard(reader, `${dayLabel} 2`, second?.title ?? '', 'heading level 3');
});
