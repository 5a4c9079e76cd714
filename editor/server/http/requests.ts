import type { Context } from 'hono';
import * as z from 'zod';
import { HttpError } from './httpError.ts';

/** Bytes of a request other than an upload. */
const LARGEST = 2_000_000;

const key = z
  .string()
  .max(200)
  .regex(/^(?!__proto__$)/);
/** Longer than any list: an index far beyond a list's end would fill the memory with empty entries. */
const index = z.int().nonnegative().max(10_000);
const pointer = z.array(z.union([key, index])).max(20);
const at = pointer;

const op = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), at, value: z.unknown() }),
  z.strictObject({ op: z.literal('unset'), at }),
  z.strictObject({ op: z.literal('add'), at, index, value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), at }),
  z.strictObject({ op: z.literal('move'), at, from: index, to: index }),
]);

const name = z.string().max(300);
const file = { path: name, version: z.string().max(100) };
const edit = z.strictObject({ ...file, ops: z.array(op).max(5_000) });
const past = { id: z.string().max(100), confirmed: z.boolean().optional() };

/** The request bodies of the editor's page. */
export const requests = {
  edit,
  save: edit.extend({ confirmSamples: z.array(pointer).max(1_000).optional() }),
  own: z.strictObject({ ...file, pointer }),
  draft: edit.extend({
    session: z.string().min(1).max(100),
    base: z.unknown(),
    at: z.string().max(40).optional(),
  }),
  copy: z.strictObject({ from: name, name: z.string().trim().min(1).max(200) }),
  path: z.strictObject({ path: name }),
  paths: z.strictObject({ paths: z.array(name).max(2_000) }),
  publish: z.strictObject({ ignoreErrors: z.boolean().optional() }),
  undo: z.strictObject(past),
  restore: z.strictObject({ ...past, path: name.optional() }),
};

/**
 * Parses the body of a request.
 * @throws HttpError if it is too large, not JSON, or does not match the schema
 */
export async function bodyAs<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  // The body is read into memory, so its size is limited.
  const size = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (size > LARGEST) throw new HttpError(413, 'That is too much at once: save in smaller steps.');
  const isJson = c.req.header('content-type')?.split(';')[0]?.trim() === 'application/json';
  if (!isJson) throw new HttpError(403, 'Only JSON is taken here: reload the desk’s page.');
  const body = schema.safeParse(await c.req.json().catch(() => undefined));
  if (!body.success) throw new HttpError(400, 'The desk did not understand this: reload its page.');
  return body.data;
}
