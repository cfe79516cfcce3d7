// Runs the type checker on src. Of what is wrong in src/content, prints the first mistake of each file in plain
// words, because the others often follow from it. Otherwise, prints what the type checker prints.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const compiler = join(
  createRequire(import.meta.url).resolve('typescript/package.json'),
  '../bin/tsc',
);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [compiler, '-p', 'src', '--pretty', 'false', '--noErrorTruncation'],
  { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
);
if (status !== 0) {
  console.error(explainContent(stdout) || stdout + stderr + explainScreens(stdout));
  process.exitCode = status ?? 1;
}

/** @param {string} output */
function explainContent(output) {
  const errors = [
    ...output.matchAll(/^(src\/content\/.+?)\((\d+),(\d+)\): error (TS\d+): (.+(?:\n .+)*)/gm),
  ];
  const files = [...new Set(errors.map(([, file = '']) => file))];
  return files.map((file) => explainFile(errors.filter((error) => error[1] === file))).join('\n');
}

/** @param {RegExpExecArray[]} errors those of one file */
function explainFile(errors) {
  const [, file = '', line = '', column = '', code = '', text = ''] = errors[0] ?? [];
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .slice(Number(line) - 1);
  const [source = '', next] = lines;
  const before = source.slice(0, Number(column) - 1).trim();
  const after = source.slice(Number(column) - 1);
  const sentence = code.startsWith('TS1')
    ? explainSyntax(text, before, after, errors.join())
    : explainType(text);
  // Of an entry that begins with a bracket, the next line says which it is.
  const shown = /\w/.test(source) ? source : [source, next].filter(Boolean).join('\n');
  return `${file}:${line}\n${shown}\n${sentence} (${code})\n`;
}

/**
 * @param {string} text what the type checker says
 * @param {string} before what its line has before the error
 * @param {string} after the rest of the line
 * @param {string} all all errors of the file
 */
function explainSyntax(text, before, after, all) {
  if (/^[‘’“”]/.test(after)) return "A text begins or ends with ‘ or ’. Expected: ' in its place.";
  if (text.includes('Unterminated string'))
    return "A text is not closed. Expected: ' at its end, in the same line.";
  if (text.includes('Octal'))
    return "A month has no quotation marks. Expected: ' before and after it.";
  if (before.endsWith("'"))
    return "A text ends at '. Expected: ’ inside a text, or a comma after it.";
  if (before.endsWith('`') || all.includes('Unterminated template'))
    return 'A text that begins with ` is not closed, in this line or above. Expected: ` at its end, and } after each ${.';
  const isComma = text.includes("',' expected");
  if (isComma && !before)
    return 'A comma is missing. Expected: a comma at the end of the line above.';
  if (isComma && /^\w/.test(after))
    return "A text has no quotation marks. Expected: ' before and after it.";
  return 'A comma, a bracket, { or } is missing, or is one too many, in this line or above. Expected: the same as in other entries.';
}

/** @param {string} text what the type checker says */
function explainType(text) {
  const unknown = /Cannot find name '(.+?)'/.exec(text);
  if (unknown)
    return `"${unknown[1]}" is not known. Expected: ' before and after a text, and true or false in small letters.`;
  const missing = /Property '(.+?)' is missing|missing the following properties .+: (.+)/.exec(
    text,
  );
  if (missing)
    return `The entry has no ${missing[1] ?? missing[2]}. Expected: a line for it, as in other entries.`;
  const extra = /known properties, (?:and|but) '(.+?)'/.exec(text);
  if (extra) return `No line is named ${extra[1]} here. Expected: names as in other entries.`;
  const [, type = ''] = [...text.matchAll(/not assignable to type '(.+)'/g)].at(-1) ?? [];
  return `The value cannot be used here. Expected: ${explainKind(type.replace(/ \| undefined$/, ''))}.`;
}

/** @param {string} type as the type checker prints it */
function explainKind(type) {
  const alias = new RegExp(`type ${type} = ([^;{]+);`);
  const values =
    (/^\w+$/.test(type) && alias.exec(readFileSync('src/types.ts', 'utf8'))?.[1]) || type;
  if (values === 'string') return "a text, with ' before and after it";
  if (values === 'number') return 'a number, without quotation marks';
  if (values === 'boolean') return 'true or false, without quotation marks';
  if (values.startsWith('true |')) return 'true, without quotation marks';
  const isList = /^(["'\d].*?)( \| ["'\d].*?)*$/.test(values);
  return isList ? values.replaceAll(' |', ',').replaceAll('"', "'") : 'one as in other entries';
}

/** Says which entry of the content a screen does not find. @param {string} output */
function explainScreens(output) {
  const [, file = '', line, column, name] =
    /^(src\/(?:screens\/)?\w+\.tsx)\((\d+),(\d+)\): error TS2339: Property '(.+?)'/m.exec(output) ??
    [];
  if (!file) return '';
  const source = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
  const [path] = /[\w.]*$/.exec(source.slice(0, Number(column) - 1)) ?? [];
  return `src/content: ${path}${name} is missing. Expected: the line that was removed.\n`;
}
