import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../../App';
import { NotFound } from '../../screens/NotFound';

/** Renders the app with all screens. */
export const render = () => toHtml(<App />);

/** Renders the page for an address that does not exist. */
export const renderNotFound = () => toHtml(<NotFound />);

async function toHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{page}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // By default, React prints the error, which the build does, too.
    onError: () => {},
  });
  return new Response(prelude).text();
}
