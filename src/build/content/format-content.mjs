// `npm run format` writes the files of src/content in one form: texts that fit on a line as they are, all others
// below their key, wrapped. With `--check`, says which files have another form, and exits with 1.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';

const lineWidth = 100;
const options = { lineWidth, flowCollectionPadding: false, indentSeq: true };

/**
 * Returns the same content in the canonical form, or the text itself if it is no YAML.
 *
 * @param {string} text
 */
export function formatContent(text) {
  const unwrapped = restyle(text, { ...options, lineWidth: 0 }, () => Scalar.PLAIN);
  if (unwrapped === undefined) return text;
  const lines = unwrapped.split('\n');
  return restyle(unwrapped, options, (line) =>
    (lines[line - 1] ?? '').length > lineWidth ? Scalar.BLOCK_FOLDED : Scalar.PLAIN,
  );
}

/**
 * @param {string} text
 * @param {import('yaml').ToStringOptions} format
 * @param {(line: number) => import('yaml').Scalar.Type} styleOf the style of a text in that line
 */
function restyle(text, format, styleOf) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter });
  if (document.errors.length > 0) return undefined;
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.includes('\n')) return;
      node.type = isPlain(node.value)
        ? styleOf(lineCounter.linePos(node.range?.[0] ?? 0).line)
        : Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString(format);
}

/**
 * Whether a text can stand behind its key without quotation marks.
 *
 * @param {string} text
 */
function isPlain(text) {
  return !/^[\s,[\]{}#&*!|>'"%@`]|^[?-](\s|$)|:\s|\s#|[\s:]$|^$/.test(text);
}

if (process.argv[1]?.endsWith('format-content.mjs')) {
  const folder = 'src/content/';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yml'))) {
    const text = readFileSync(folder + name, 'utf8');
    const formatted = formatContent(text);
    if (formatted === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${folder}${name} is not formatted. Run: npm run format`);
      process.exitCode = 1;
    } else writeFileSync(folder + name, formatted ?? text);
  }
}
