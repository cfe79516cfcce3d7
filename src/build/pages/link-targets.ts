/**
 * Returns the screen of each id that a link may name, such as `{ tours: 'tours', 'day-1': 'tours' }`.
 * React's own ids, which begin with "_", change with every build.
 *
 * @param html the prerendered screens
 */
export function linkTargets(html: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(screensOf(html)).flatMap(([name, screen]) =>
      Array.from(screen.matchAll(/ id="([a-z][a-z0-9_-]*)"/g), ([, id]) => [id, name]),
    ),
  );
}

/** Returns the HTML of each screen by its id, in their order. */
export function screensOf(html: string): Record<string, string> {
  const [main = ''] = html.split('</main>');
  const screens = main.split(/(?=<div id="[a-z]+" data-screen=)/).slice(1);
  return Object.fromEntries(
    screens.map((screen) => [/ id="([a-z]+)"/.exec(screen)?.[1] ?? '', screen]),
  );
}
