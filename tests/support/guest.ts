import type { Page } from '@playwright/test';
import { test as base } from './screenshots.ts';

export { expect } from '@playwright/test';

/** Waits for the page's own scripts, which load after its `load` event. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files = document.body.dataset['scripts']?.split(' ') ?? [];
    await Promise.allSettled(files.map((file) => import(file)));
  });
}

/**
 * Makes a page's visits wait until deferred scripts have loaded. Not for tests of budgets, or of
 * pages without scripts.
 */
export async function awaitScripts(page: Page): Promise<Page> {
  // Load them at once, as on a prerendered page; some tests freeze the clock.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
  });
  const open = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (address, how) => {
    const response = await open.goto(address, how);
    // Some tests start before the page has loaded.
    if (how?.waitUntil !== 'commit') await wake(page);
    return response;
  };
  page.reload = async (...requested) => {
    const response = await open.reload(...requested);
    await wake(page);
    return response;
  };
  return page;
}

export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : await awaitScripts(page));
  },
});
