import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type FileName, type Files, schemas } from '../../content/schema.ts';
import { nearest } from '../../nearest.ts';
import { UserError } from '../../userError.ts';
import { type Content, computeContent, findValues, valueNames } from './compute.ts';
import { describePath, explainIssues, schemaAt } from './explain.ts';
import { type Mistake, type ParsedFile, parseFile } from './read-file.ts';
import { everyText } from './walk-content.ts';
import { fillValues, variablePattern } from './words.ts';

export const contentFolder = 'src/content';
export const fileNames = Object.keys(schemas) as FileName[];

interface ReadContent {
  /** Undefined if there are mistakes. */
  content?: Content;
  /** The files without mistakes, before values are filled in. */
  files: Partial<Files>;
  mistakes: Mistake[];
  parsed: Record<FileName, ParsedFile>;
}

let last: { key: string; read: ReadContent } | undefined;

/** Reads all files of the content, and finds all mistakes in them. Parses them only if one has changed. */
export function readContent(): ReadContent {
  const sources = fileNames.map((name) => {
    const file = `${contentFolder}/${name}.yml`;
    return { name, file, bytes: existsSync(file) ? readFileSync(file) : undefined };
  });
  const key = sources.map(({ bytes }) => bytes?.toString('latin1')).join('\0');
  if (last?.key !== key) last = { key, read: parseAll(sources) };
  return last.read;
}

function parseAll(sources: { name: FileName; file: string; bytes?: Uint8Array }[]): ReadContent {
  const parsed = Object.fromEntries(
    sources.map(({ name, file, bytes }) => [name, parseFile(file, bytes)]),
  ) as Record<FileName, ParsedFile>;
  const results = fileNames.map((name) => {
    const file = parsed[name];
    if (file.mistakes.length > 0) return [name, undefined] as const;
    const { data, error } = schemas[name].safeParse(file.data);
    file.mistakes.push(...explainIssues(file, schemas[name], error?.issues ?? []));
    file.mistakes.push(...findUnknownVariables(file, schemas[name]));
    return [name, data] as const;
  });
  const files: Partial<Files> = Object.fromEntries(results.filter(([, data]) => data));
  const mistakes = fileNames.flatMap((name) => parsed[name].mistakes);
  if (mistakes.length > 0) return { files, mistakes, parsed };
  const all = files as Files;
  return { content: computeContent(fillAll(all, findValues(all))), files, mistakes, parsed };
}

/**
 * Returns the content of the site.
 *
 * @throws with all mistakes in it
 */
export function loadContent(): Content {
  const { content, mistakes } = readContent();
  if (!content) throw new UserError(mistakes.map(formatMistake).join('\n'));
  return content;
}

/** For example "src/content/tours.yml:12:5: …". */
export function formatMistake({ file, line, column, text }: Mistake): string {
  return `${file}:${line}:${column}: ${text}`;
}

function findUnknownVariables(file: ParsedFile, schema: z.ZodType): Mistake[] {
  return everyText(file.data).flatMap(({ keys, text }) => {
    const later = (schemaAt(schema, keys)?.meta()?.variables ?? []) as string[];
    return [...text.matchAll(variablePattern)]
      .map(([, , name = '']) => name)
      .filter((name) => !valueNames.includes(name) && !later.includes(name))
      .map((name) => {
        const known = [...later, ...valueNames];
        const near = nearest(name, known);
        const expected = near
          ? `Did you mean {${near}}?`
          : `Expected: one of ${known.filter((one) => !/\.(from|to|digits)$/.test(one)).join(', ')}.`;
        return {
          file: file.file,
          ...file.locate(keys),
          text: `${describePath(schema, keys).join(', ')}: {${name}} is not a value that the site knows. ${expected}`,
        };
      });
  });
}

/** Returns a copy with values in all texts. */
function fillAll<T>(value: T, values: Record<string, string | number>): T;
function fillAll(value: unknown, values: Record<string, string | number>): unknown {
  if (typeof value === 'string') return fillValues(value, values);
  if (Array.isArray(value)) return value.map((entry) => fillAll(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillAll(inner, values)]),
  );
}
