/**
 * Puts texts into the places of a page, one after another.
 *
 * @throws when the page lacks a place
 */
export function fill(page: string, ...places: [place: string | RegExp, text: string][]): string {
  return places.reduce((html, [place, text]) => {
    const hasPlace = typeof place === 'string' ? html.includes(place) : html.search(place) >= 0;
    if (!hasPlace) throw new Error(`The page has no ${place}.`);
    return html.replace(place, () => text);
  }, page);
}
