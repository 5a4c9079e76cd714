import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response: its status, and one sentence with the fix. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly more: object;

  constructor(status: ContentfulStatusCode, sentence: string, more: object = {}) {
    super(sentence);
    this.status = status;
    this.more = more;
  }
}
