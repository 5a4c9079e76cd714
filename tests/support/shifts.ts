import type { Page } from '@playwright/test';

interface Watched {
  shifted: number;
}

/** Adds up, page by page, how far things move that nobody has touched. Call before opening them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as Watched).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The page's layout shifts so far, as Cumulative Layout Shift counts them. */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifted);
