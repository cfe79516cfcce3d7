import { z } from 'zod';
import { nearest } from '../../nearest.ts';
import type { Mistake, ParsedFile, Path } from './read-file.ts';

/** Says what is wrong with the values of a file, and what is expected. */
export function explainIssues(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): Mistake[] {
  const isMissing = (path: Path) => valueAt(file.data, path) === undefined;
  const missing = issues.map(({ path }) => path).filter(isMissing);
  const misspelled = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const known = keysOf(schemaAt(schema, issue.path));
      const near = nearest(key, known);
      if (near) misspelled.add([...issue.path, near].join('.'));
      const expected = near ? `Did you mean “${near}”?` : `Expected: one of ${known.join(', ')}.`;
      const text = `“${key}” is not a known key here. ${expected}`;
      return {
        file: file.file,
        ...file.locate([...issue.path, key]),
        text: [...describePath(schema, issue.path), text].join(', '),
      };
    });
  });
  const wrong = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelled.has(path.join('.')))
    .map((issue) => {
      const one = schemaAt(schema, issue.path);
      const value = valueAt(file.data, issue.path);
      const text = missing.includes(issue.path)
        ? `is missing. Expected: ${describe(one)}.`
        : explainValue(issue, one, value);
      const label = describePath(schema, issue.path).join(', ') || 'The file';
      return { file: file.file, ...file.locate(issue.path), text: `${label} ${text}` };
    });
  return [...unknown, ...wrong];
}

function explainValue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType | undefined,
  value: unknown,
): string {
  const expected = describe(schema);
  if (value === '') return `is empty. Expected: ${expected}.`;
  if (Array.isArray(value))
    return issue.code === 'too_small' || issue.code === 'too_big'
      ? `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}. Expected: ${schema instanceof z.ZodTuple ? expected : countOf(issue)}.`
      : `is a list. Expected: ${expected}.`;
  if (typeof value === 'object') {
    const [key] = Object.keys(value ?? {});
    return schema instanceof z.ZodArray
      ? 'has no hyphens. Expected: a hyphen and a space before each entry.'
      : `has keys below it, such as “${key}”. Expected: ${expected}; if it has a colon, “>-” first, and the text in the line below.`;
  }
  const near = schema instanceof z.ZodEnum && nearest(String(value), schema.options.map(String));
  return `is “${value}”. ${near ? `Did you mean “${near}”?` : `Expected: ${expected}.`}`;
}

function countOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  if (issue.exact) return `${limit}`;
  return `at ${issue.code === 'too_small' ? 'least' : 'most'} ${limit}`;
}

/** What is expected, in words. */
function describe(schema: z.ZodType | undefined): string {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const description = inner?.meta()?.description;
  if (inner instanceof z.ZodEnum)
    return [description, inner.options.join(', ')].filter(Boolean).join(': ');
  return description ?? `keys below it: ${keysOf(inner).join(', ')}`;
}

function keysOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(String);
  return [];
}

/** The names of the parts that lead to a value, for people: `['itinerary', 'day 3', 'hours']`. */
export function describePath(schema: z.ZodType, path: Path): string[] {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    if (typeof key !== 'number') {
      parts.push(String(key));
      continue;
    }
    const noun = schemaAt(schema, path.slice(0, index))?.meta()?.noun ?? 'entry';
    // "day 3" rather than "days, day 3".
    if (noun !== 'entry' || parts.at(-1) === 'list') parts.pop();
    parts.push(`${noun} ${key + 1}`);
  }
  return parts;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown>)?.[key], value);
}

/** Returns the schema of the value to which a path leads. */
export function schemaAt(schema: z.ZodType | undefined, path: Path): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, path);
  if (key === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType as z.ZodType, rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest);
  if (schema instanceof z.ZodTuple)
    return schemaAt(schema.def.items[Number(key)] as z.ZodType, rest);
  return undefined;
}
