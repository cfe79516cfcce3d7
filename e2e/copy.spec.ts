import { expect, test } from './support/fixtures';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium lets a page read what was copied',
);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('all that is selected and copied is on the screen', async ({ site }) => {
  await site.keyboard.press('ControlOrMeta+a');
  await site.keyboard.press('ControlOrMeta+c');
  const { copied, shown } = await site.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const html = (await (await item?.getType('text/html'))?.text()) ?? '';
    const isShown = (image: Element) => image.checkVisibility({ visibilityProperty: true });
    return {
      copied: html.match(/<img/g)?.length,
      shown: [...document.images].filter(isShown).length,
    };
  });
  expect(copied).toBe(shown);
});
