import type { Page } from '@playwright/test';

interface Watched {
  shifted: number;
}

/** Sums up all layout shifts of each page, also those after an interaction. Call before opening pages. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as Watched).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the page's layout shifts so far. */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifted);
