import { z } from 'zod';
import { schemas } from '../../content/schema.ts';

/**
 * Returns a JSON Schema for each file of the content, by its name, from which editors complete keys and names, and say what
 * each is.
 */
export function editorSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
  );
}

function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      for (const key of ['noun', 'variables', 'crop', 'format']) delete jsonSchema[key];
      // The build accepts more than what it makes of it, such as the address of a video.
      if (zodSchema instanceof z.ZodPipe) delete jsonSchema.pattern;
      // Editors take 77373 for a number, which is a text as well.
      if (jsonSchema.type === 'string' && !jsonSchema.enum)
        Object.assign(jsonSchema, { type: ['string', 'number'] });
    },
  });
}
