import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { PartId } from '../../navigation';
import { importPart, Part } from '../../parts';
import { NotFound } from '../../screens/NotFound';

/** Renders every part of the page. */
export async function render(): Promise<Record<PartId, string>> {
  const ids = Object.keys(importPart) as PartId[];
  const renderPart = async (id: PartId) => {
    const Component = await importPart[id]();
    const part = (
      <Part id={id}>
        <Component />
      </Part>
    );
    return [id, await toHtml(part, id)];
  };
  return Object.fromEntries(await Promise.all(ids.map(renderPart)));
}

/** Renders the page for an address that does not exist. */
export const renderNotFound = () => toHtml(<NotFound />);

async function toHtml(content: ReactNode, identifierPrefix?: string): Promise<string> {
  const { prelude } = await prerender(content, {
    identifierPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // By default, React prints the error, which the build does, too.
    onError: () => {},
  });
  return new Response(prelude).text();
}
