import { home } from '../../src/content/home';
import { expectHeard, test } from './fixtures';

const { video } = home.tour;

test('video says what its button plays, and that the player is there', async ({ reader }) => {
  await reader.page.getByRole('button', { name: video.playLabel }).focus();
  await expectHeard(reader, video.playLabel, 'button');
  await reader.press('Return');
  await expectHeard(reader, video.title);
});
