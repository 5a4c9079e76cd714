import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Without a request for this long, in milliseconds, a page is taken to be at rest. */
const QUIET = 500;
/** Longest wait, in milliseconds. */
const PATIENCE = 30_000;

/**
 * What Playwright's `networkidle` says once and for all, on a busy machine between two requests.
 * Asked for before what makes the page busy; what it gives then waits until all requests since
 * have been answered and no other has been made for a while.
 * @throws when that does not come.
 */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const began = (request: Request) => {
    last = Date.now();
    open.add(request);
  };
  const ended = (request: Request) => {
    last = Date.now();
    open.delete(request);
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  return async () => {
    last = Date.now();
    const end = last + PATIENCE;
    while (open.size > 0 || Date.now() - last < QUIET) {
      if (Date.now() > end) {
        const urls = [...open].map((request) => request.url()).join(', ');
        throw new Error(`${page.url()} does not come to rest; still open: ${urls || 'none'}.`);
      }
      await wait(QUIET / 10);
    }
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
  };
}
