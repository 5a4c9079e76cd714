import type { Page } from '@playwright/test';

/** Playwright's message when playwright.config.ts blocks a service worker. */
const REGISTRATION_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Watches for console errors, Content-Security-Policy violations, failed requests and requests to
 * other origins. Call before opening the page.
 * @returns a list that fills as they occur
 */
export async function watchErrors(page: Page, ownOrigin: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (isError && message.text() !== REGISTRATION_BLOCKED) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    errors.push(`${request.url()} failed: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()} answered ${response.status()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && protocol !== 'data:') errors.push(`${request.url()} was asked for`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} refuses ${event.blockedURI}`);
    });
  });
  return errors;
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
    // A lazy picture that was passed before its section was laid out would never load.
    for (const image of inReach) image.loading = 'eager';
    await Promise.allSettled(inReach.map((image) => image.decode()));
  });
}
