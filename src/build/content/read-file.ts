import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** The keys and the numbers of entries that lead to a value, such as `['trips', 'list', 2, 'title']`. */
export type Path = readonly PropertyKey[];

/** A mistake in a file of the content: where it is, and what is expected, in one line. */
export interface Mistake {
  file: string;
  line: number;
  column: number;
  text: string;
}

export interface ParsedFile {
  file: string;
  /** What the file says: texts, lists, and objects. Numbers are texts. Undefined if it cannot be read. */
  data: unknown;
  mistakes: Mistake[];
  /** Returns where a value begins, or, if it does not exist, the entry that lacks it. */
  locate: (path: Path) => { line: number; column: number };
}

/** Parses one file. */
export function parseFile(file: string, source: string): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    // Nothing has to be in quotation marks to be a text.
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
  });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const mistakes = document.errors.map(({ message, pos }) => ({
    file,
    ...at(pos[0]),
    text: message,
  }));
  return {
    file,
    data: mistakes.length > 0 ? undefined : toData(document.contents),
    mistakes,
    locate: (path) => at(findNode(document.contents, path)?.range?.[0] ?? 0),
  };
}

function toData(node: unknown): unknown {
  if (isMap(node))
    return Object.fromEntries(node.items.map(({ key, value }) => [String(key), toData(value)]));
  if (isSeq(node)) return node.items.map(toData);
  // Line breaks and indentation are not part of a text.
  return isScalar(node)
    ? String(node.value)
        .replace(/[ \t\n]+/g, ' ')
        .trim()
    : undefined;
}

function findNode(node: unknown, [key, ...rest]: Path): Node | null {
  if (key === undefined) return node as Node;
  if (isSeq(node) && typeof key === 'number' && key in node.items)
    return findNode(node.items[key], rest);
  if (isMap(node)) {
    const pair = node.items.find((item) => String(item.key) === key);
    if (pair) return rest.length > 0 ? findNode(pair.value, rest) : (pair.key as Node);
  }
  return node as Node;
}
