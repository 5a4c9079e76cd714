import * as z from 'zod';
import { logo } from '../../src/content/logoSchema.ts';
import { icon } from '../../src/content/schemaParts.ts';
import type { JsonSchema } from '../model/api.ts';

/** What the desk draws by itself, by what the schema of the field is. */
function fieldOf(schema: z.core.$ZodType): string | undefined {
  if (schema === icon) return 'icon';
  if (schema === logo) return 'logo';
  if (schema instanceof z.ZodObject && 'photo' in schema.shape && 'focus' in schema.shape) {
    return 'picture';
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodString) return 'paragraphs';
  return undefined;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what an owner may type, with `x-field` where the desk draws it by itself. */
export function formSchema(schema: z.ZodType): JsonSchema {
  const before = known.get(schema);
  if (before) return before;
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const field = fieldOf(zodSchema);
      if (field) Object.assign(jsonSchema, { 'x-field': field });
    },
  }) as JsonSchema;
  known.set(schema, made);
  return made;
}
