import { tabLabels } from '../../src/content/tabLabels';
import { tours } from '../../src/content/tours';
import { navigateTo } from '../support/screens';
import { expectHeard, test } from './fixtures';

const { days, dayLabel, map } = tours.itinerary;

test('a stop on the map leads to its day', async ({ reader }) => {
  const [first, second] = days;
  await navigateTo(reader.page, 'tours');
  await expectHeard(reader, tabLabels.tours);
  const route = reader.page.getByRole('navigation', { name: map.title });
  await reader.tabTo(route.getByRole('link').first());
  await expectHeard(reader, map.stop('1', first?.stop.name ?? ''), 'link');
  await reader.press('Tab');
  await expectHeard(reader, map.stop('2', second?.stop.name ?? ''), 'link');
  await reader.press('Return');
  await expectHeard(reader, `${dayLabel} 2`, second?.title ?? '', 'heading level 3');
});
