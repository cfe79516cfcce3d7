import { inflateSync } from 'node:zlib';

interface PrintedPage {
  letters: number;
  pictures: number;
}

/**
 * Counts what each page of a PDF by Chromium shows: the operators `Tj`, of which Chromium writes about
 * one per letter, and `Do`, one per picture. Enough to tell an empty page. The
 * package unpdf would need Node 22.
 */
export function readPdf(pdf: Buffer): PrintedPage[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);

  const contents = [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => objects.get(/\/Contents (\d+)/.exec(body)?.[1] ?? '') ?? '');
  return contents.map((body) => {
    const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
    const operators = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return {
      letters: operators.match(/ Tj\b/g)?.length ?? 0,
      pictures: operators.match(/ Do\b/g)?.length ?? 0,
    };
  });
}
