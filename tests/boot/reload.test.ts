import { expect, it } from 'vitest';
import { keepTypedText } from '../../src/boot/reload';

// A browser asks only visitors who have used the page, which Chromium does not always believe of a test.
it('the browser asks before the page goes with typed text, once, and not without', () => {
  document.body.innerHTML =
    '<div id="root"><input type="radio"><input name="name"><textarea></textarea></div>';
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  keepTypedText();
  expect(leave()).toBe(true);
  const message = document.querySelector('textarea') as HTMLTextAreaElement;
  message.value = 'In May, with two children.';
  keepTypedText();
  expect(leave()).toBe(false);
  expect(leave()).toBe(true);
  document.body.replaceChildren();
});
