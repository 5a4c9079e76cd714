import type { Page } from '@playwright/test';

/** Playwright's message when playwright.config.ts blocks a service worker. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/**
 * Watches for console errors, Content-Security-Policy violations, failed requests and requests to
 * other origins. Call before opening the page.
 * @returns a list that fills as they occur
 */
export async function watchFaults(page: Page, ownOrigin: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && message.text() !== KEPT_OUT) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => {
    faults.push(`${request.url()} failed: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} answered ${response.status()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && protocol !== 'data:') faults.push(`${request.url()} was asked for`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} refuses ${event.blockedURI}`);
    });
  });
  return faults;
}

/** Scrolls down the page a screen at a time until all pictures have loaded. */
export async function scrollToFoot(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Pictures passed before the first photograph is shown load only on the way back.
    while (document.documentElement.hasAttribute('data-first')) await frame();
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A carousel's other pictures are outside the window and not loaded.
    const inReach = shown.filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return left < innerWidth && right > 0;
    });
    await Promise.allSettled(inReach.map((image) => image.decode()));
  });
}
