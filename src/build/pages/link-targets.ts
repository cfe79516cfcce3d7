/**
 * Returns the screen of each id that a link may name, such as `{ tours: 'tours', 'day-1': 'tours' }`.
 * React's own ids, which begin with "_", change with every build.
 *
 * @param html the prerendered screens
 */
export function linkTargets(html: string): Record<string, string> {
  const [main = ''] = html.split('</main>');
  const screens = main.split(/(?=<div id="[a-z]+" data-screen=)/).slice(1);
  return Object.fromEntries(
    screens.flatMap((screen) => {
      const ids = Array.from(screen.matchAll(/ id="([a-z][a-z0-9_-]*)"/g), ([, id]) => id);
      return ids.map((id) => [id, ids[0]]);
    }),
  );
}
