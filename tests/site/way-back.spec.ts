import { findBrowser, PLAYWRIGHT_ARGS } from '../../scripts/browser.ts';
import { expect, test } from '../support/guest.ts';
import { settle } from '../support/visit.ts';

// Playwright disables the back-forward cache, which guests' browsers have.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: PLAYWRIGHT_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('on the way back a page that was kept has nothing to complain of', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await settle(page, '/about');
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Facilities' }).click();
  await page.waitForURL('/facilities');
  await page.locator('html:not([data-first])').waitFor();
  // page.goBack() waits for a load event, which a page from the cache does not fire.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html'), 'the browser kept the page').toHaveAttribute('data-same', '');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(faults).toEqual([]);
});
