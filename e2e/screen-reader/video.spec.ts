import { home } from '../support/content';
import { expectHeard, test } from './fixtures';

const { video } = home.tour;

test('the button of the video says what it plays', async ({ reader }) => {
  await reader.tabTo(reader.page.getByRole('button', { name: video.playLabel }));
  await expectHeard(reader, video.playLabel, 'push button');
});
