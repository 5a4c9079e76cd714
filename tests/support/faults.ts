import type { Page } from '@playwright/test';

/** What Playwright says for a service worker that playwright.config.ts keeps out. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/**
 * Listens for everything that must not happen on a page: errors in the console, violations of the
 * Content-Security-Policy, requests that fail and requests to anybody else. Call before opening it.
 * @returns the list that fills as they happen.
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

/** Goes down the page a screen at a time, as a reader does, until all pictures are there. */
export async function scrollToFoot(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Pictures passed while they still wait for the first photograph are fetched on the way back only.
    while (document.documentElement.hasAttribute('data-first')) await frame();
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A carousel's other pictures wait beside the window, unloaded.
    const inReach = shown.filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return left < innerWidth && right > 0;
    });
    await Promise.allSettled(inReach.map((image) => image.decode()));
  });
}
