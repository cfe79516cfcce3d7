import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../App';

/** Renders the app with all five screens, for the prerender plugin. */
export async function render(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
