import { createQueue } from '../../../lib/promises.ts';
import { editorWords } from '../../words.ts';
import { connection, HEADERS, UNAUTHORIZED } from './connection.ts';

/** Thrown if the server does not answer (it stopped, or this machine slept) or asks to sign in. */
export class Offline extends Error {}

/** Thrown for an error response; the message gives the reason and the fix. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body['error'] === 'string' ? body['error'] : '');
    this.status = status;
    this.body = body;
  }
}

/** The message of an error, or `otherwise` if it has none, as `Offline` does. */
export const reasonOf = (problem: unknown, otherwise: string): string =>
  (problem as Error).message || otherwise;

interface RequestOptions {
  /** Default: POST with a body, GET without one. */
  method?: 'PUT' | 'DELETE';
  json?: unknown;
  /** Raw bytes, such as a photograph's. */
  bytes?: Blob;
}

export function toInit({ method, json, bytes }: RequestOptions) {
  const headers: Record<string, string> = { ...HEADERS };
  if (json !== undefined) headers['Content-Type'] = 'application/json';
  if (bytes) headers['Content-Type'] = bytes.type || 'application/octet-stream';
  const body: Blob | string | null = bytes ?? (json === undefined ? null : JSON.stringify(json));
  return { method: method ?? (body === null ? 'GET' : 'POST'), headers, body };
}

/** Handles a request that got no response. @throws {Offline} */
export function goOffline(): never {
  connection.markOffline();
  throw new Offline();
}

/**
 * Parses the server's answer.
 * @param body undefined if it was not JSON
 * @throws {Offline} if it asks to sign in
 * @throws {RequestError} if it is an error
 */
export function answerOf<Answer>(status: number, body: unknown): Answer {
  if (status === UNAUTHORIZED) {
    connection.markOffline(true);
    throw new Offline();
  }
  connection.markOnline();
  // The editor always answers in JSON, so this response came from a proxy.
  if (body === undefined) throw new RequestError(status, { error: editorWords.upload.away });
  if (status >= 400) throw new RequestError(status, body as Record<string, unknown>);
  return body as Answer;
}

/**
 * Sends a request to the editor's server.
 * @throws {Offline} if it does not answer, or asks to sign in
 * @throws {RequestError} if it answers with an error
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await fetch(`/api/${path}`, toInit(options)).catch(goOffline);
  return answerOf(response.status, await response.json().catch(() => undefined));
}

export const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** The address of a thumbnail. */
export const photoSource = (photo: string, width: 200 | 400 | 800) =>
  `/api/photo/${photo.split('/').map(encodeURIComponent).join('/')}?w=${width}`;

const queues = new Map<string, ReturnType<typeof createQueue>>();

/**
 * Queues this window's writes to a file. If two ran at once, the second would be based on a version that the
 * first has just replaced, and be rejected as a conflict.
 */
export function inOrder<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const enqueue = queues.get(path) ?? createQueue();
  queues.set(path, enqueue);
  return enqueue(work);
}
