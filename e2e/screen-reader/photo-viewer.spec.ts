import { interpolate } from '../../src/components/utils/interpolate';
import { gallery, pictures, shell } from '../support/content';
import { navigateTo, photoButton } from '../support/screens';
import { expect, expectHeard, test } from './fixtures';

const { list, viewer } = gallery.photos;
type Photo = (typeof list)[number];

const altOf = ({ picture }: Photo) => pictures[picture]?.alt ?? '';

test('the photo viewer says its photo, the next one with its position, and the focused button after closing', async ({
  reader,
}) => {
  const [first, second] = list as [Photo, Photo];
  await navigateTo(reader.page, 'gallery');
  await expectHeard(reader, shell.tabLabels.gallery);
  // A text that is still in a live region is said again when a modal dialog closes.
  const announcement = reader.page.locator('[aria-live]', { hasText: shell.tabLabels.gallery });
  await expect(announcement).toHaveCount(0);
  await reader.tabTo(photoButton(reader.page, 0));
  await expectHeard(reader, interpolate(viewer.enlarge, { title: first.title }), 'push button');
  await reader.press('Return');
  await expectHeard(
    reader,
    first.title,
    interpolate(viewer.position, { number: 1, count: list.length }),
    altOf(first),
    first.description,
  );
  await reader.press('Tab');
  await expectHeard(reader, viewer.next, 'push button');
  await reader.press('Return');
  await expectHeard(
    reader,
    second.title,
    interpolate(viewer.position, { number: 2, count: list.length }),
    altOf(second),
    second.description,
  );
  await reader.press('Escape');
  await expectHeard(reader, interpolate(viewer.enlarge, { title: first.title }), 'push button');
});
