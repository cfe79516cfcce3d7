import { expect, it } from 'vitest';
import { document as documentPlugin } from '../../src/build/document';

/** The page's frame as the build writes it, with these variables set. */
function write(env: Record<string, string> = {}): Document {
  const { transformIndexHtml } = documentPlugin(env);
  const { handler } = transformIndexHtml as { handler: (html: string, context: object) => string };
  const html = handler('<html><head><!--head--></head><body><!--foot--></body></html>', {});
  return new DOMParser().parseFromString(html, 'text/html');
}

it('offers the chat provider’s own page where there are no scripts', () => {
  const html = write({ VITE_LIVECHAT_LICENSE: '1234567' }).querySelector('noscript')?.innerHTML;
  expect(html).toContain('href="https://www.livechat.com/chat-with/1234567/"');
  expect(html).toContain('Chat with us');
});

it('offers the contact screen there while no chat is configured', () => {
  expect(write().querySelector('noscript')?.innerHTML).toContain('href="#contact"');
});
