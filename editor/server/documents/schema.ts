import * as z from 'zod';
import type { JsonSchema } from '../../model/api.ts';

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file's form, with each field's `.meta()`. */
export function formSchema(schema: z.ZodType): JsonSchema {
  const before = known.get(schema);
  if (before) return before;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  known.set(schema, made);
  return made;
}
