import { announcementMs } from '../components/utils/announcement.ts';

let region: HTMLElement | undefined;
let timer = 0;

/**
 * Makes screen readers say a text, or the same text again, and no other (WCAG 4.1.3). The text is removed after a
 * while. Otherwise, it would be read again by a visitor who moves through the page.
 */
export function announce(text: string): void {
  clearTimeout(timer);
  region ??= createRegion();
  if (!region.isConnected) document.body.append(region);
  region.replaceChildren();
  if (!text) return;
  const message = document.createElement('p');
  message.textContent = text;
  region.append(message);
  timer = window.setTimeout(() => region?.replaceChildren(), announcementMs);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  element.dataset.visuallyHidden = '';
  return element;
}
