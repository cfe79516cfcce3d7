import type { Locator } from '@playwright/test';

interface Pages {
  first: number;
  last: number;
}

/**
 * Prints the screen that is shown on A4. Returns the numbers of the pages on which each of the elements begins and ends,
 * or 0 if it is not printed. Only Chromium can.
 */
export async function pagesOf(elements: Locator): Promise<Pages[]> {
  // A PDF file says which links are on a page, so there is one at each end of the elements.
  const count = await elements.evaluateAll((all) => {
    for (const [index, element] of all.entries())
      for (const [edge, side] of Object.entries({ first: 'top', last: 'bottom' })) {
        const mark = document.createElement('a');
        mark.href = `https://mark.test/${index}-${edge}`;
        // Without `contain`, paper would show the address.
        Object.assign(mark.style, { position: 'absolute', [side]: 0, contain: 'strict' });
        Object.assign(mark.style, { width: '2px', height: '2px' });
        (element as HTMLElement).style.position = 'relative';
        element.append(mark);
      }
    return all.length;
  });
  await elements.page().emulateMedia({ media: 'print' });
  const file = (await elements.page().pdf({ format: 'A4' })).toString('latin1');
  await elements.evaluateAll((all) => {
    for (const element of all as HTMLElement[]) element.style.position = '';
    for (const mark of document.querySelectorAll('[href^="https://mark.test"]')) mark.remove();
  });

  const objects = new Map(
    Array.from(file.matchAll(/^(\d+) 0 obj\n(.*?)endobj/gms), ([, id, text = '']) => [id, text]),
  );
  const pages = [...objects.values()].filter((text) => /\/Type \/Page\b/.test(text));
  const pageOf = new Map<string | undefined, number>();
  for (const [index, page] of pages.entries()) {
    const [links = ''] = /(?<=\/Annots )\[.*?\]/s.exec(page) ?? [];
    for (const [id] of links.matchAll(/\d+(?= 0 R)/g)) {
      const [, mark] = /mark\.test\/([\w-]+)/.exec(objects.get(id) ?? '') ?? [];
      pageOf.set(mark, index + 1);
    }
  }
  return Array.from({ length: count }, (_, index) => ({
    first: pageOf.get(`${index}-first`) ?? 0,
    last: pageOf.get(`${index}-last`) ?? 0,
  }));
}
