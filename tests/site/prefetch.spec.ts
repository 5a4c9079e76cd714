import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { listFiles } from '../../lib/files.ts';
import { pagePolicyOf } from '../../server/headers.ts';
import { expect, test } from '../support/guest.ts';
import { STATIC_DIST } from '../support/places.ts';
import { settle } from '../support/visit.ts';

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const rulesIn = (page: Page) => page.locator('script[type="speculationrules"]');

/** Records the paths that the page's scripts request from now on. */
function fetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Expects these requests and no other until now: one that comes after them is there already. */
async function expectAsked(page: Page, asked: string[], paths: string[]): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/404');
  });
  await expect.poll(() => asked).toEqual([...paths, '/404']);
}

/** Mocks the Network Information API, as on a phone. */
const connect = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

/** Mocks a browser without speculation rules, such as Firefox. */
const forgetRules = (page: Page) =>
  page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module';
  });

/** How the page was delivered: `navigational-prefetch` if prefetched. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return entry?.deliveryType;
  });

test('a page that was pointed at is already there at the click', async ({ page }) => {
  // Browsers under DevTools do not prerender (PrerenderingDisabledByDevTools), but still prefetch.
  await page.goto('/about');
  const ahead = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/facilities'));
  await mainLink(page, 'Facilities').hover();
  await ahead;
  await mainLink(page, 'Facilities').click();
  await page.waitForURL('/facilities');
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('the policy allows the rules and no other script of their kind', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/about');
  await expect(rulesIn(page)).toHaveCount(1);
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.textContent = '{"prefetch":[{"urls":["/contact"],"eagerness":"immediate"}]}';
    document.head.append(script);
  });
  await expect.poll(() => refused.length).toBeGreaterThan(0);
});

test('without speculation rules a link that is meant is prefetched, once', async ({ page }) => {
  await forgetRules(page);
  await page.goto('/about');
  const asked = fetchedAhead(page);
  await mainLink(page, 'Facilities').hover();
  await expect.poll(() => asked).toEqual(['/facilities']);
  await mainLink(page, 'Facilities').focus();
  await mainLink(page, 'About Us').hover();
  await page.getByRole('link', { name: 'stay@' }).first().hover();
  await expectAsked(page, asked, ['/facilities']);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: '3g' },
]) {
  test(`nothing is fetched ahead over ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    await settle(page, '/about');
    const asked = fetchedAhead(page);
    await mainLink(page, 'Facilities').hover();
    await expect(rulesIn(page)).toHaveCount(0);
    await expectAsked(page, asked, []);
  });
}

for (const saveData of [false, true]) {
  const fades = saveData ? 'fades into' : 'gives way at once to';
  test(`a page ${fades} the next when data is ${saveData ? '' : 'not '}saved`, async ({ page }) => {
    await connect(page, { saveData, effectiveType: '4g' });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      });
    });
    await settle(page, '/about');
    await mainLink(page, 'Facilities').click();
    await page.waitForURL('/facilities');
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(saveData));
  });
}

test('Google’s evaluator finds nothing high or medium in the policy of any page', () => {
  const pages = listFiles(STATIC_DIST).filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(0);
  const findings = pages.flatMap((path) => {
    const policy = pagePolicyOf(readFileSync(join(STATIC_DIST, path), 'utf8'));
    return (
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        // Without "possibly medium": it applies to any 'self', and we serve no third-party files.
        .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
        .map(
          ({ description, directive, value }) => `${path}: ${directive} ${value}: ${description}`,
        )
    );
  });
  expect(findings).toEqual([]);
});
