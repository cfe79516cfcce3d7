import { gallery } from '../../src/content/gallery';
import { navigateTo, photoButton } from '../support/screens';
import { expectHeard, test } from './fixtures';

const { list, viewer } = gallery.photos;
const title = (index: number) => list[index]?.title ?? '';

test('viewer says its picture when it opens, the next one, and where one is after closing', async ({
  reader,
}) => {
  await navigateTo(reader.page, 'gallery');
  await photoButton(reader.page, 0).focus();
  await expectHeard(reader, viewer.enlarge(title(0)), 'button');
  await reader.press('Return');
  await expectHeard(reader, title(0), 'dialog');
  await reader.press('Right');
  await expectHeard(reader, title(1));
  await reader.press('Escape');
  await expectHeard(reader, viewer.enlarge(title(0)));
});
