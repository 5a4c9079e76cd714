import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The widths at which every page and state must hold. */
export const WIDTHS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/**
 * The targets of a page that are too small, or that something lies over in part, on a phone of
 * this size: the first screen as Lighthouse judges it.
 */
export async function targetsTooSmall(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size);
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .withRules('target-size')
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
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
    const report = await new AxeBuilder({ page })
      .include(part)
      .withTags(TAGS)
      .options({ resultTypes: ['violations'] })
      // Without frames there is nothing to be merged on a page of its own.
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of report.violations) {
      for (const node of nodes) found.push(`${size.width} px: ${id} ${node.target} ${node.html}`);
    }
  }
  return found;
}
