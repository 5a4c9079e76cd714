import type { Page } from '@playwright/test';
import { lookFirst, test } from './guest.ts';

/**
 * Opens a page once for a whole group of tests that only look at it, at any width; opening it is
 * what takes the time. Call at the top of a `test.describe`.
 */
export function onePage(path: string): () => Page {
  // In one worker, one after the other.
  test.describe.configure({ mode: 'default' });
  let opened: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    opened = await lookFirst(await browser.newPage());
    await opened.goto(path);
  });
  test.afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error(`${path} is not open.`);
    return opened;
  };
}
