import { expect, test } from './support/fixtures';

test('all that is selected and copied is on the screen', async ({ site }) => {
  await site.keyboard.press('ControlOrMeta+a');
  await site.keyboard.press('ControlOrMeta+c');
  await site.evaluate(() => {
    addEventListener('paste', ({ clipboardData }) => {
      const copied = clipboardData?.getData('text/html').match(/<img/g)?.length;
      document.documentElement.dataset.copied = String(copied);
    });
  });
  await site.keyboard.press('ControlOrMeta+v');
  const shown = await site
    .locator('img')
    .evaluateAll(
      (images) =>
        images.filter((image) => image.checkVisibility({ visibilityProperty: true })).length,
    );
  await expect(site.locator('html')).toHaveAttribute('data-copied', String(shown));
});
