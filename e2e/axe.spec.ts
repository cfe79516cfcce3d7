import type { Page } from '@playwright/test';
import { shell } from '../src/content/shell';
import { tabLabels } from '../src/content/tabLabels';
import { tabs } from '../src/navigation';
import { expectNoFaults } from './inspector/inspect';
import { preferences } from './inspector/variants';
import { expectNoAxeViolations } from './support/axe';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { openWithoutHomeScreen, openWithoutShell } from './support/render-errors';
import {
  menuButton,
  navigateTo,
  openAnswers,
  openNotFound,
  openPhotoViewer,
  openWithoutApp,
  viewports,
} from './support/screens';
import { stubThirdParties, thirdPartyRequests } from './support/third-parties/stubs';
import { expectPlayerFocused, playVideo } from './support/third-parties/widgets';

// Runs every rule of axe on each screen and on the states below. Screens are tested on a desktop in every
// color preference, and on a phone in light and dark. In print, only the rules about color run.

// Animations repaint the page, which is slow without a GPU.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Runs axe in each of the media. */
async function expectNoAxeViolationsIn(
  media: Record<string, Media>,
  page: Page,
  screen: string,
  state: string,
): Promise<void> {
  for (const [name, emulated] of Object.entries(media)) {
    await page.emulateMedia({ media: 'screen', ...emulated });
    await expectNoAxeViolations(page, screen, `${state}, ${name}`);
  }
}

for (const { id, label } of tabs)
  test(`${label} screen has no axe violations`, async ({ site }) => {
    await navigateTo(site, id);
    const { light, dark } = preferences;
    await site.setViewportSize(viewports.phone);
    await expectNoAxeViolationsIn({ light, dark }, site, label, 'phone');
    await site.setViewportSize(viewports.desktop);
    await expectNoAxeViolationsIn(preferences, site, label, 'desktop');
    await expectNoAxeViolationsIn({ print: { ...light, media: 'print' } }, site, label, 'desktop');
  });

test('text over pictures has no axe violations when the pictures are missing', async ({ site }) => {
  await site.setViewportSize(viewports.desktop);
  for (const tab of ['home', 'tours'] as const) {
    await navigateTo(site, tab);
    const pictures = site.locator(`#${tab} picture`);
    await expect(pictures).not.toHaveCount(0);
    await pictures.evaluateAll((all) => {
      for (const picture of all) picture.parentElement?.remove();
    });
    const { light, dark } = preferences;
    for (const [name, preference] of Object.entries({ light, dark })) {
      await expectNoAxeViolationsIn(
        { [name]: preference },
        site,
        tabLabels[tab],
        'without pictures',
      );
      // Measures the contrast that axe cannot decide. sweep.spec.ts does not open this state.
      await expectNoFaults(site, `${tabLabels[tab]} without pictures, ${name}`);
    }
  }
});

test('open menu has no axe violations', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  await menuButton(site).click();
  await expect(site.getByRole('tab')).toHaveCount(tabs.length);
  await expectNoAxeViolationsIn(preferences, site, tabLabels.home, 'menu open, phone');
});

test('playing video has no axe violations', async ({ site, allowedErrors }) => {
  allowedErrors.push(...thirdPartyRequests);
  await stubThirdParties(site.context());
  await playVideo(site);
  await expectPlayerFocused(site);
  await expectNoAxeViolations(site, tabLabels.home, 'video playing');
});

test('open photo viewer has no axe violations', async ({ site }) => {
  await openPhotoViewer(site);
  await expectNoAxeViolationsIn(preferences, site, tabLabels.gallery, 'photo viewer open');
});

test('open answers have no axe violations', async ({ site }) => {
  await openAnswers(site);
  await expectNoAxeViolationsIn(preferences, site, tabLabels.guide, 'answers open');
});

test('contact form with a started message has no axe violations', async ({ site }) => {
  await new ContactForm(site).openFromTour();
  await expectNoAxeViolationsIn(preferences, site, tabLabels.contact, 'message started');
});

test('contact form with validation errors has no axe violations', async ({ site }) => {
  const form = new ContactForm(site);
  await form.submitEmpty();
  await expectNoAxeViolationsIn(preferences, site, tabLabels.contact, 'validation errors');
});

test('unknown outcome of a message has no axe violations', async ({
  site,
  network,
  allowedErrors,
}) => {
  await new ContactForm(site).sendWithUnknownOutcome({ network, allowedErrors });
  await expectNoAxeViolationsIn(preferences, site, tabLabels.contact, 'unknown outcome');
});

test('failure and success of a message have no axe violations', async ({
  site,
  network,
  allowedErrors,
}) => {
  const form = new ContactForm(site);
  await form.sendAndFail({ network, allowedErrors });
  await form.keepOpen(form.failureToast);
  await expectNoAxeViolationsIn(preferences, site, tabLabels.contact, 'failure toast and status');

  await form.sendButton.click();
  await form.keepOpen(form.successToast);
  await expectNoAxeViolationsIn(preferences, site, tabLabels.contact, 'success toast and status');
});

test('screen that failed to render has no axe violations', async ({ page, allowedErrors }) => {
  await openWithoutHomeScreen(page, allowedErrors);
  await expectNoAxeViolationsIn(preferences, page, tabLabels.home, 'failed to render');
});

test('page that failed to render has no axe violations', async ({ page, allowedErrors }) => {
  await openWithoutShell(page, allowedErrors);
  await expectNoAxeViolationsIn(preferences, page, shell.pageError.title, 'failed to render');
});

test('page whose app did not load has no axe violations', async ({ page, allowedErrors }) => {
  await openWithoutApp(page, allowedErrors);
  await expectNoAxeViolationsIn(preferences, page, tabLabels.home, 'app not loaded');
});

test('page for an address that does not exist has no axe violations', async ({
  page,
  allowedErrors,
}) => {
  await openNotFound(page, allowedErrors);
  await expectNoAxeViolationsIn(preferences, page, 'Not found', 'initial');
});
