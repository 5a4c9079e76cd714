import type { Page, Request } from '@playwright/test';
import { screenshotFailure, test } from './screenshots.ts';
import { type Screen, settle } from './visit.ts';

/** Bytes transferred, including headers. */
export async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, one) => sum + one.responseHeadersSize + one.responseBodySize, 0);
}

export interface Visit {
  page: Page;
  /** Requests until the page was idle, without interaction. */
  first: readonly Request[];
  /** All requests so far. */
  requests: readonly Request[];
}

/**
 * Visits a page once, as a new guest with this screen, for a group of tests that measure the
 * visit; a test that scrolls must come last. Call at the top of a `test.describe`.
 */
export function oneVisit(route: string, { width, height, density }: Screen): () => Visit {
  // Run the tests in one worker, in order.
  test.describe.configure({ mode: 'default' });
  let visit: Visit | undefined;
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await settle(page, route);
    visit = { page, requests, first: [...requests] };
  });
  test.afterEach(() => visit && screenshotFailure(visit.page.context()));
  test.afterAll(() => visit?.page.close());
  return () => {
    if (!visit) throw new Error(`${route} has not been visited.`);
    return visit;
  };
}
