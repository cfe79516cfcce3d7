import { LineCounter, parseDocument, Scalar, type ToStringOptions, visit } from 'yaml';

const lineWidth = 100;
const options = { lineWidth, flowCollectionPadding: false, indentSeq: true };

/**
 * Returns a file of src/content in the form that developers keep: texts that fit on a line as they are, all others
 * below their key, wrapped. Returns a file that cannot be read as it is.
 */
export function formatContent(text: string): string {
  const unwrapped = restyle(text, { ...options, lineWidth: 0 }, () => Scalar.PLAIN);
  if (unwrapped === undefined) return text;
  const lines = unwrapped.split('\n');
  const styleOf = (line: number) =>
    (lines[line - 1] ?? '').length > lineWidth ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
  return restyle(unwrapped, options, styleOf) ?? text;
}

/** @param styleOf the style of a text in that line, unless it needs another */
function restyle(
  text: string,
  format: ToStringOptions,
  styleOf: (line: number) => Scalar.Type,
): string | undefined {
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

/** Whether a text can follow its key without quotation marks. */
function isPlain(text: string): boolean {
  return !/^[\s,[\]{}#&*!|>'"%@`]|^[?-](\s|$)|:\s|\s#|[\s:]$|^$/.test(text);
}
