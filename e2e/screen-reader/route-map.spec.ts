import { tours } from '../../src/content/tours';
import { navigateTo } from '../support/screens';
import { expectHeard, test } from './fixtures';

const { days, dayLabel, map } = tours.itinerary;

test('stop on the map leads to its day', async ({ reader }) => {
  await navigateTo(reader.page, 'tours');
  const [first, second] = days;
  const link = reader.page.getByRole('navigation', { name: map.title }).getByRole('link').first();
  await link.focus();
  await expectHeard(reader, map.title, map.stop('1', first?.stop.name ?? ''), 'link');
  await reader.press('Tab');
  await expectHeard(reader, map.stop('2', second?.stop.name ?? ''), 'link');
  await reader.press('Return');
  await expectHeard(reader, `${dayLabel} 2`, second?.title ?? '', 'heading level 3');
});
