import type { YAMLError } from 'yaml';

/** What is wrong in a line, in words for people who have never heard of YAML. */
export interface LineMistake {
  line: number;
  column: number;
  text: string;
}

/** What YAML gives a meaning at the start of a text. */
const reserved = /^[[\]{},&*!|>%@`?]/;

/** A text that says in its first line, with >-, that it follows below. */
const blockHeader = /^[|>][+-]?$/;

const quoted = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*/;

/** A key, with the hyphens of the entries that it begins, and its value. */
const keyLine = /^(\s*(?:- +)*)([^\s:#"'[{-][^:#]*?) *:(?:\s+(.*)|)$/;
const entryLine = /^(\s*(?:- +)*-)(?:\s+(.*)|)$/;

/**
 * Finds what YAML would refuse with a sentence that helps nobody, or accept, but with another meaning: in
 * "title: Tip # 2", it takes "# 2" for a comment.
 */
export function findLineMistakes(source: string): LineMistake[] {
  const lines = source.split(/\r?\n/);
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})( |$)/.test(line));
  if (conflict !== -1)
    return [
      {
        line: conflict + 1,
        column: 1,
        text: 'Two versions of the file were not merged. Expected: one of both, without the lines that begin with <<<<<<<, =======, and >>>>>>>.',
      },
    ];
  const mistakes: LineMistake[] = [];
  const keys = new Set<string>();
  // The spaces before the key of the text that is being read, if one is.
  let textBelow = -1;
  for (const [index, line] of lines.entries()) {
    const spaces = /^\s*/.exec(line)?.[0] ?? '';
    const add = (column: number, text: string) =>
      mistakes.push({ line: index + 1, column: column + 1, text });
    if (!line.trim()) continue;
    // Also spaces that only look like one, which web pages have.
    if (/[^ ]/.test(spaces)) add(0, 'The line begins with a tab. Expected: spaces.');
    const isText = textBelow !== -1 && spaces.length > textBelow;
    const endsText = textBelow !== -1 && !isText;
    if (endsText) textBelow = -1;
    const comment = line.trimStart().startsWith('#');
    if (isText && comment && /^#(\s|$)/.test(line.trimStart()))
      add(
        spaces.length,
        'A comment inside a text would be shown to visitors. Expected: the comment above the key of the text.',
      );
    if (isText && /^\s*- /.test(line))
      add(
        spaces.length,
        'An entry inside a text would be shown to visitors. Expected: its hyphen below the hyphens of the others.',
      );
    const [inText = ''] = isText ? (/^\w+(?=:(\s|$))/.exec(line.trimStart()) ?? []) : [];
    if (keys.has(inText))
      add(
        spaces.length,
        `“${inText}:” inside a text would be shown to visitors. Expected: the key below the others of its entry, or, for a word of the text, not the first in its line.`,
      );
    if (isText || comment) continue;
    const [, before = '', key, value] = keyLine.exec(line) ?? [];
    if (key) keys.add(key);
    const [, hyphens, entry] = key ? [] : (entryLine.exec(line) ?? []);
    const text = value ?? entry ?? '';
    const start = line.length - text.length;
    if (key === undefined && hyphens === undefined) {
      if (/^\s*(?:- +)*-\w/.test(line))
        add(spaces.length, 'The hyphen has no space after it. Expected: “- ”, then the entry.');
      else if (/^\s*(?:- +)*\w+:[^\s/]/.test(line))
        add(line.indexOf(':'), 'The colon has no space after it. Expected: a space.');
      else if (endsText)
        add(
          spaces.length,
          'The line is not far enough to the right for the text above. Expected: two spaces more than its key.',
        );
      continue;
    }
    if (blockHeader.test(text)) {
      // A text below a key is indented more than the key; below a hyphen, more than the hyphen.
      textBelow = (key === undefined ? (hyphens ?? '') : `${before}-`).length - 1;
      continue;
    }
    const below = `“${key ? `${key}: ` : '- '}>-”, and the text in the line below, indented two more spaces`;
    const unquoted = text.replace(quoted, '');
    const isQuoted = unquoted !== text;
    const next = lines.slice(index + 1).find((one) => one.trim());
    const isLast = next === undefined || keyLine.test(next) || entryLine.test(next);
    if (/^#/.test(unquoted))
      add(start, 'A comment cannot stand after a key or a value. Expected: a line of its own.');
    else if (/\s#/.test(unquoted))
      add(
        start + text.search(/\s#/) + 1,
        `What follows # would be dropped. Expected: for a comment, a line of its own; for a part of the text, ${below}.`,
      );
    else if (isQuoted && unquoted)
      add(
        start,
        `The text goes on after its quotation mark. Expected: no quotation marks, or ${below}.`,
      );
    else if (isQuoted || /^\[[\d., -]*\]$/.test(text)) continue;
    else if (/^["']/.test(text)) {
      // It may end in a line below.
      if (isLast)
        add(
          start,
          `A text that begins with ${text.charAt(0)} must end with it. Expected: ${text.charAt(0)} at its end, or no such mark; ’ is one that needs no end.`,
        );
    } else if (/^\[[\d., -]*$/.test(text)) {
      if (isLast) add(start, 'A list in brackets does not end. Expected: ] at its end.');
    } else if (reserved.test(text) || /^-\s/.test(text))
      add(start, `A text cannot begin with ${text.charAt(0)} here. Expected: ${below}.`);
    else if (/:(\s|$)/.test(text))
      add(
        start + text.search(/:(\s|$)/),
        `A text with a colon cannot stand here. Expected: ${below}.`,
      );
  }
  return mistakes;
}

/** Explains what the parser refuses although no line of it looks wrong by itself. */
export function explainYamlError({ code, message }: YAMLError, source: string): string {
  if (code === 'DUPLICATE_KEY') {
    const [key] = source.split(':');
    return `“${key}” is there twice in one entry. Expected: once, or a hyphen where the next entry begins.`;
  }
  if (code === 'MISSING_CHAR' && /quote/.test(message))
    return 'A text that begins with a quotation mark does not end with it, in this line or above. Expected: the mark at its end, or none.';
  if (/bracket|flow/i.test(message) || /^\s*\[/.test(source))
    return 'A list in brackets does not end, in this line or above. Expected: numbers with commas between [ and ].';
  if (code === 'MULTILINE_IMPLICIT_KEY')
    return 'The line has no key, or is not far enough to the right. Expected: a key and a colon, or, if it is a text, two spaces more than its key.';
  if (code === 'MULTIPLE_DOCS')
    return 'A line of three hyphens ends the file. Expected: no such line.';
  return 'The line does not begin below the others of its entry. Expected: as many spaces as they have.';
}
