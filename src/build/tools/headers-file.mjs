// Reads the build's `_headers`, the format of Netlify and Cloudflare Pages. JavaScript, because the
// container's build runs it without Vite.

/** @typedef {{ path: string, headers: [name: string, value: string][] }} HeadersBlock */

/**
 * @param {string} text The content of a `_headers` file.
 * @returns {HeadersBlock[]} The headers of each path, in order.
 * @throws {Error} On a line that is neither a path that ends in "/*" nor a header; the message
 *   contains the line.
 */
export function parseHeaders(text) {
  /** @type {HeadersBlock[]} */
  const blocks = [];
  for (const line of text.split('\n').filter((line) => line.trim())) {
    if (!line.startsWith(' ')) {
      const path = line.trim();
      if (!/^\/([\w-]+\/)*\*$/.test(path)) throw new Error(`_headers: "${path}" has no "/*" end.`);
      blocks.push({ path, headers: [] });
      continue;
    }
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    const block = blocks.at(-1);
    if (!block || !name || !value)
      throw new Error(`_headers: "${line.trim()}" is not a header of a path.`);
    block.headers.push([name, value]);
  }
  return blocks;
}

/**
 * @param {HeadersBlock[]} blocks
 * @param {string} pathname
 * @returns {HeadersBlock['headers']} The headers of every path that matches.
 */
export function headersFor(blocks, pathname) {
  return blocks
    .filter(({ path }) => pathname.startsWith(path.slice(0, -1)))
    .flatMap(({ headers }) => headers);
}
