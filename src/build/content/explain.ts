import { z } from 'zod';
import type { Mistake, ParsedFile, Path } from './read-file';

/** Says what is wrong with the values of a file, and what is expected. */
export function explainIssues(
  file: ParsedFile,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): Mistake[] {
  return issues.flatMap((issue) => {
    const one = schemaAt(schema, issue.path);
    return {
      file: file.file,
      ...file.locate(issue.path),
      text: `${issue.path.join('.')}: ${issue.message}. Expected: ${one?.meta()?.description}.`,
    };
  });
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
