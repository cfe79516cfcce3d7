import { type PartId, type TabId, tabIds } from '../../navigation.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * Returns what surrounds the parts of the page, which React renders, each in a root of its own (src/parts.tsx). React
 * renders nothing of this, so only the boot scripts hide screens, and what others add to it is in nobody's way.
 *
 * @param titles of the window on each screen
 * @param html of each part. The development server and tests leave them empty.
 */
export function pageFrame(
  titles: Record<TabId, string>,
  html: Partial<Record<PartId, string>> = {},
): string {
  const screens = tabIds.map(
    (id) =>
      // The wrapper is hidden, not the panel: hidden="until-found" on the panel keeps all panels in Chromium's
      // accessibility tree. The panel is not a tab stop, because every screen has controls.
      `<div id="${id}" data-screen="${escapeHtml(titles[id])}">` +
      `<section role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}" data-part="${id}">${html[id] ?? ''}</section>` +
      '</div>',
  );
  return [
    `<div data-part="header">${html.header ?? ''}</div>`,
    `<main id="main" tabindex="-1">${screens.join('')}</main>`,
    `<div data-part="footer">${html.footer ?? ''}</div>`,
  ].join('');
}
