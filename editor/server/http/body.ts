import type { Context } from 'hono';
import type * as z from 'zod';
import { guardWords, requestWords } from '../../serverWords.ts';
import { assertStillSignedIn } from '../auth/sessions.ts';
import { HttpError } from './httpError.ts';

/** The limit of a request's body, except for uploads. */
const MAX_BYTES = 2_000_000;

/**
 * Reads the body of a request into memory; one that breaks off reads as empty.
 * @throws HttpError 413 with `tooLarge`; 401 if its owner was signed out meanwhile
 */
export async function readBody(
  c: Context,
  maxBytes: number,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  // Node reads no more than the header says.
  const size = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (size > maxBytes) throw new HttpError(413, tooLarge);
  const bytes = await c.req.arrayBuffer().catch(() => new ArrayBuffer());
  assertStillSignedIn();
  return Buffer.from(bytes);
}

/**
 * Parses the body of a request.
 * @throws HttpError as `readBody`, and if it is not JSON or does not match the schema
 */
export async function bodyAs<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const isJson = c.req.header('content-type')?.split(';')[0]?.trim() === 'application/json';
  if (!isJson) throw new HttpError(403, guardWords.onlyJson);
  const bytes = await readBody(c, MAX_BYTES, requestWords.tooLarge);
  const body = schema.safeParse(await new Response(bytes).json().catch(() => undefined));
  if (!body.success) throw new HttpError(400, requestWords.invalid);
  return body.data;
}
