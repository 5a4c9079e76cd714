import { type BrowserContext, test as base } from '@playwright/test';

/**
 * Attaches a screenshot of each page of a context to a test that has failed. Playwright's own
 * option takes one before every context closes, passed or not, which took a sixth of the
 * browsers' processor time.
 */
export async function screenshotFailure(context: BrowserContext): Promise<void> {
  const info = base.info();
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const path = info.outputPath(`failed-${info.attachments.length + 1}.png`);
    // A page that hangs or has crashed must not hide the test's own error.
    const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
    if (taken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

/** Playwright's `test`, with screenshots of what failed. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await screenshotFailure(context);
  },
});
