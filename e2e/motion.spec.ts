import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { boxOf } from './support/screens';
import { touch } from './support/touch';

// Reduced motion where the inspector does not look: during a gesture (WCAG 2.3.3).

test('toast returns without a transition after a swipe that was too short', async ({
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium can imitate a touch');
  await site.emulateMedia({ reducedMotion: 'reduce' });
  const form = new ContactForm(site);
  await form.open();
  await form.send();
  await form.keepOpen(form.successToast);
  const { x, y } = await boxOf(form.successToast);
  await touch(
    site,
    [0, 25, 30].map((moved) => ({ x: x + 130 + moved, y: y + 20 })),
  );
  await expect(form.successToast).toHaveAttribute('data-swipe', 'cancel');
  await expect(form.successToast).toHaveCSS('transition-property', 'none');
});
