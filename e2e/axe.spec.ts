import { tabs } from '../src/navigation';
import { expectNoAxeViolations } from './support/axe';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { labelOf, menuButton, navigateTo, openPhotoViewer, viewports } from './support/screens';
import { expectPlayerFocused, playVideo } from './support/third-party-widgets';

// Every rule of axe, on every screen, on desktop and phone, and with everything open that can be
// opened; sweep.spec.ts measures colors.

// Painting is slow without a GPU.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, label } of tabs)
  test(`${label} screen has no axe violations`, async ({ site }) => {
    await navigateTo(site, id);
    for (const [name, viewport] of Object.entries(viewports)) {
      await site.setViewportSize(viewport);
      await expectNoAxeViolations(site, label, `initial, ${name}`);
    }
  });

test('open menu has no axe violations', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  await menuButton(site).click();
  await expect(site.getByRole('tab')).toHaveCount(tabs.length);
  await expectNoAxeViolations(site, labelOf('home'), 'menu open, phone');
});

test('playing video has no axe violations', async ({ site, allowedErrors }) => {
  allowedErrors.push('cross-origin request: https://www.youtube-nocookie.com');
  await site.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main>',
    }),
  );
  await playVideo(site);
  await expectPlayerFocused(site);
  await expectNoAxeViolations(site, labelOf('home'), 'video playing');
});

test('open photo viewer has no axe violations', async ({ site }) => {
  await openPhotoViewer(site);
  await expectNoAxeViolations(site, labelOf('gallery'), 'photo viewer open');
});

test('contact form with validation errors has no axe violations', async ({ site }) => {
  const form = new ContactForm(site);
  await form.submitEmpty();
  await expectNoAxeViolations(site, labelOf('contact'), 'validation errors');
});

test('failure and success of a message have no axe violations', async ({
  site,
  network,
  allowedErrors,
}) => {
  const form = new ContactForm(site);
  await form.sendAndFail({ network, allowedErrors });
  await form.keep(form.failureToast);
  await expectNoAxeViolations(site, labelOf('contact'), 'failure toast and inline status');

  await form.sendButton.click();
  await form.keep(form.successToast);
  await expectNoAxeViolations(site, labelOf('contact'), 'success toast and inline status');
});
