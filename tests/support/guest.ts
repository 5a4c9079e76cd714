import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Waits for the page's own scripts, which no `load` event waits for. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files = document.body.dataset['scripts']?.split(' ') ?? [];
    await Promise.allSettled(files.map((file) => import(file)));
  });
}

/**
 * Opens pages as a guest finds them after a look: what waits for the first paint is there. Budgets
 * are measured without it, and so is what works before or without scripts.
 */
export async function lookFirst(page: Page): Promise<Page> {
  // Asked for at once, as on a page made ahead of its visit; some tests hold the clock.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
  });
  const open = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (address, how) => {
    const response = await open.goto(address, how);
    // Some tests begin before there is a page to wake.
    if (how?.waitUntil !== 'commit') await wake(page);
    return response;
  };
  page.reload = async (...asked) => {
    const response = await open.reload(...asked);
    await wake(page);
    return response;
  };
  return page;
}

export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : await lookFirst(page));
  },
});
