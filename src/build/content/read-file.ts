import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { explainYamlError, findLineMistakes, type LineMistake } from './syntax.ts';

/** The keys and the numbers of entries that lead to a value, such as `['trips', 'list', 2, 'title']`. */
export type Path = readonly PropertyKey[];

/** A mistake in a file of the content: where it is, and what is expected, in one line. */
export interface Mistake extends LineMistake {
  file: string;
}

export interface ParsedFile {
  file: string;
  /** What the file says: texts, lists, and objects. Numbers are texts. Undefined if it cannot be read. */
  data: unknown;
  mistakes: Mistake[];
  /** Returns where a value begins, or, if it does not exist, the entry that lacks it. */
  locate: (path: Path) => { line: number; column: number };
}

/**
 * Parses one file.
 *
 * @param bytes undefined if there is no such file
 */
export function parseFile(file: string, bytes: Uint8Array | undefined): ParsedFile {
  if (!bytes) {
    const text = 'The file is missing. Expected: a file of this name; see its History on GitHub.';
    return unreadable(file, [{ line: 1, column: 1, text }]);
  }
  const source = decode(bytes);
  if (source === undefined) {
    const text =
      'The file is not saved as UTF-8. Expected: in your editor, “Save as” with the encoding UTF-8; then look for letters such as ’ and —, which may have changed.';
    return unreadable(file, [{ line: 1, column: 1, text }]);
  }
  const found = findLineMistakes(source);
  if (found.length > 0) return unreadable(file, found);
  const lineCounter = new LineCounter();
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const { contents, errors } = parseDocument(source, {
    // Nothing has to be in quotation marks to be a text.
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
  });
  // The others often follow from the first.
  const [error] = errors;
  if (error) {
    const { line, column } = at(error.pos[0]);
    // The parser names the line above one that begins too far to the right.
    const isAbove = error.code === 'BLOCK_AS_IMPLICIT_KEY';
    const text = explainYamlError(error, source.slice(error.pos[0]));
    return unreadable(file, [
      { line: isAbove ? line + 1 : line, column: isAbove ? 1 : column, text },
    ]);
  }
  if (!contents) {
    const text = 'The file is empty. Expected: what it said before; see its History on GitHub.';
    return unreadable(file, [{ line: 1, column: 1, text }]);
  }
  return {
    file,
    data: toData(contents),
    mistakes: [],
    locate: (path) => at(findNode(contents, path).range?.[0] ?? 0),
  };
}

function unreadable(file: string, mistakes: LineMistake[]): ParsedFile {
  return {
    file,
    data: undefined,
    mistakes: mistakes.map((mistake) => ({ file, ...mistake })),
    locate: () => ({ line: 1, column: 1 }),
  };
}

/** Returns the text of a file in UTF-8, without a byte order mark, or undefined if it has another encoding. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function toData(node: unknown): unknown {
  if (isMap(node))
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), toData(value)]));
  if (isSeq(node)) return node.items.map(toData);
  // Line breaks and indentation are not part of a text.
  return isScalar(node)
    ? String(node.value)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim()
    : undefined;
}

function findNode(node: Node, [key, ...rest]: Path): Node {
  if (key === undefined) return node;
  if (isSeq<Node>(node) && typeof key === 'number' && node.items[key])
    return findNode(node.items[key], rest);
  if (isMap<Node, Node>(node)) {
    const pair = node.items.find((item) => String(item.key) === key);
    // A message about a value names its key; one about a part of it, that part.
    if (pair) return rest.length > 0 && pair.value ? findNode(pair.value, rest) : pair.key;
  }
  return node;
}
