import type { Page } from '@playwright/test';
import { quietOf } from './quiet.ts';

export interface Screen {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  density: number;
}

/** Lighthouse's phone. */
export const PHONE: Screen = { width: 412, height: 823, density: 1.75 };
export const DESKTOP: Screen = { width: 1280, height: 800, density: 1 };

/** The screens for which the pictures' widths are chosen. */
export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844, density: 3 },
  PHONE,
  { width: 768, height: 1024, density: 2 },
  DESKTOP,
  { width: 1920, height: 1080, density: 1 },
];

/** Milliseconds within which deferred scripts have started (deferredScripts.ts waits 2.5 s). */
const PATIENCE = 5000;

/**
 * Opens a page and waits until it is idle. Without Playwright's `expect`, so that Vitest can use
 * it too.
 */
export async function settle(page: Page, route: string) {
  const quiet = quietOf(page);
  await page.goto(route);
  await page.locator('html:not([data-first])').waitFor({ timeout: PATIENCE });
  await quiet();
}
