import { hosts } from '../src/services/third-party-hosts';
import { isSystemFirefox } from './support/capabilities';
import { test } from './support/configured-site';
import { expect } from './support/fixtures';
import { walk } from './support/full-visit';
import { show } from './support/screens';
import { parties, theirRequests } from './support/third-party-stubs';
import { chatButton, chatIsReady, open, play, player } from './support/third-party-widgets';

// The site with everything of other companies switched on.
// One worker, because each worker builds this site for itself.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allow }) => void allow.push(theirRequests));

test('a visit to everything there is breaks no rule of ours, and the chat opens from its button', async ({
  page,
}) => {
  await open(page);
  await chatIsReady(page);
  await walk(page);
  expect(await page.evaluate(() => 'chatIsConfigured' in window)).toBe(true);
  await show(page, 'home');
  await chatButton(page).click();
  await expect(page.frameLocator('iframe[title^=LiveChat]').getByText('Chat window')).toBeVisible();
});

test("the chat's script may load its own, and nobody else's", async ({ page, allow }) => {
  allow.push('security policy: require-trusted-types-for', 'requires', 'elsewhere: https://evil');
  await open(page);
  await chatIsReady(page);
  const results = await page.evaluate((own) => {
    const load = (address: string) => {
      try {
        document.createElement('script').src = address;
        return 'passed';
      } catch {
        return 'refused';
      }
    };
    const write = () => {
      try {
        document.createElement('div').innerHTML = '<b>x</b>';
        return 'passed';
      } catch {
        return 'refused';
      }
    };
    return [
      ...own.map((host) => load(`${host}/more.js`)),
      load('https://evil.example/x.js'),
      load('https://cdn.livechatinc.com.evil.example/x.js'),
      load('http://cdn.livechatinc.com/x.js'),
      load('data:text/javascript,1'),
      write(),
    ];
  }, hosts.chatScripts);
  expect(results).toEqual(['passed', 'passed', ...Array(5).fill('refused')]);
});

test('nothing of the video platform is asked for before play is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await open(page);
  await chatIsReady(page);
  expect(asked.filter((host) => /youtube|google|ytimg/.test(host))).toEqual([]);
  await play(page);
  await expect(player(page).getByText('Video playing')).toBeVisible();
  expect(asked.filter((host) => /youtube|google|ytimg/.test(host))).toEqual([
    new URL(hosts.video).hostname,
  ]);
});

test('the video player can open its own page and cannot take this one away', async ({
  page,
  context,
  allow,
  channel,
}) => {
  test.skip(isSystemFirefox({ channel }), 'Clicks do not reach a frame of another origin there.');
  allow.push('Unsafe attempt to initiate navigation', 'SecurityError', 'youtube.com/watch');
  await context.route(parties.video.address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="top.location = 'https://evil.example/'">Away</button>
               <a href="https://www.youtube.com/watch" target="_blank">On YouTube</a>`,
    }),
  );
  await context.route('https://www.youtube.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: '<h1>On its own page',
    }),
  );
  await open(page);
  await play(page);
  const address = page.url();
  await player(page).getByRole('button').click();
  const popup = context.waitForEvent('page');
  await player(page).getByRole('link').click();
  await expect((await popup).getByRole('heading')).toHaveText('On its own page');
  expect(page.url()).toBe(address);
});
