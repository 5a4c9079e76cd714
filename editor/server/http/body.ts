import type { Context } from 'hono';
import type * as z from 'zod';
import { guardWords, requestWords } from '../../serverWords.ts';
import { assertStillSignedIn } from '../auth/sessions.ts';
import { HttpError } from './httpError.ts';

/** The limit of a request's body, except for uploads. */
const MAX_BYTES = 2_000_000;

/**
 * Parses the body of a request.
 * @throws HttpError if it is too large, not JSON, or does not match the schema; 401 if its owner was signed
 * out meanwhile
 */
export async function bodyAs<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  // The body is read into memory, so its size is limited.
  const size = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (size > MAX_BYTES) throw new HttpError(413, requestWords.tooLarge);
  const isJson = c.req.header('content-type')?.split(';')[0]?.trim() === 'application/json';
  if (!isJson) throw new HttpError(403, guardWords.onlyJson);
  const body = schema.safeParse(await c.req.json().catch(() => undefined));
  assertStillSignedIn();
  if (!body.success) throw new HttpError(400, requestWords.invalid);
  return body.data;
}
