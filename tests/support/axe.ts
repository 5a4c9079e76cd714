import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The widths at which every page and state must hold. */
export const WIDTHS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/**
 * All but WCAG 2.2's one rule, target-size: it counts what the bar at the foot happens to lie over
 * where a page is scrolled to. `targetsTooSmall` asks for it, and tests/site/comfort.spec.ts measures all.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

interface Size {
  width: number;
  height: number;
}

/** Waits until what a change of size or state set in motion has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Asks axe about a part of the page as it stands. A document takes axe in once: it is long. */
async function ask(page: Page, part: string, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Pages of the site have no frames; the map's is somebody else's.
      const { violations } = await run(part, { ...options, iframes: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({ id, target: target.join(), html })),
      );
    },
    { part, options },
  );
}

/**
 * The targets of a page that are too small, or that something lies over in part, on a phone of
 * this size: the first screen as Lighthouse judges it.
 */
export async function targetsTooSmall(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size);
  await settle(page);
  const found = await ask(page, 'html', { runOnly: ['target-size'] });
  return found.map(({ html }) => html);
}

/** Asks axe about the page, or a part of it, as it stands at each width: what is wrong, and where. */
export async function violations(
  page: Page,
  sizes: readonly Size[] = WIDTHS,
  part = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page);
    for (const { id, target, html } of await ask(page, part, {
      runOnly: TAGS,
      resultTypes: ['violations'],
    })) {
      found.push(`${size.width} px: ${id} ${target} ${html}`);
    }
  }
  return found;
}
