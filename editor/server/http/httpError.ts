import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What the desk does not do, in one plain sentence with the fix, and the status that says why. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly more: object;

  constructor(status: ContentfulStatusCode, sentence: string, more: object = {}) {
    super(sentence);
    this.status = status;
    this.more = more;
  }
}
