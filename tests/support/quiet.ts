import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A page without requests for this long, in milliseconds, is idle. */
const QUIET = 500;
/** Longest wait, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Waits for an idle network. (Playwright's `networkidle` fires only once and, on a busy machine, between
 * two requests.) Call this before the page gets busy; the returned function waits until all requests
 * since have finished and no new one has started for a while.
 * @throws if that takes too long
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
