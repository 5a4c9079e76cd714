import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The widths at which every page and state must pass. */
export const WIDTHS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/**
 * Everything but WCAG 2.2's target-size, whose result depends on what the bottom bar covers at the
 * scroll position. `targetsTooSmall` checks it, and tests/site/comfort.spec.ts measures all
 * targets.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

interface Size {
  width: number;
  height: number;
}

/** Waits until animations started by a change of size or state have ended. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Runs axe on a part of the page. Injects axe once per document, because it is large. */
async function ask(page: Page, part: string, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Skip frames: the only one is the map's, which is not ours.
      const { violations } = await run(part, { ...options, iframes: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({ id, target: target.join(), html })),
      );
    },
    { part, options },
  );
}

/**
 * Targets that are too small or partly covered on a phone of this size: the first screen, as
 * Lighthouse checks it.
 */
export async function targetsTooSmall(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size);
  await waitForAnimations(page);
  const found = await ask(page, 'html', { runOnly: ['target-size'] });
  return found.map(({ html }) => html);
}

/** Runs axe on the page, or a part of it, at each width; returns violations and their places. */
export async function violations(
  page: Page,
  sizes: readonly Size[] = WIDTHS,
  part = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    for (const { id, target, html } of await ask(page, part, {
      runOnly: TAGS,
      resultTypes: ['violations'],
    })) {
      found.push(`${size.width} px: ${id} ${target} ${html}`);
    }
  }
  return found;
}
