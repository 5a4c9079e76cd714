import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { median } from './readings.ts';
import { DESKTOP, PHONE } from './testBed.ts';

/** Links from page to page that exist on wide and narrow screens. */
export const VISITS = [
  { from: '/', to: '/rooms' },
  { from: '/rooms', to: '/contact' },
  { from: '/about', to: '/gallery' },
] as const;
export type Visit = (typeof VISITS)[number];

export type Pointer = 'mouse' | 'finger';
/** How the next page arrived: prerendered, with prefetched HTML, or neither. */
export type Arrival = 'prerendered' | 'prefetched' | 'plain';

export interface VisitReading {
  /** Milliseconds from the click to the next page's largest paint. */
  lcp: number;
  delivery: Arrival;
}

/** Milliseconds a guest points at a link before clicking it. */
const REST = 600;
/** Milliseconds a finger touches the screen in a tap. */
const TAP = 80;
/** Milliseconds after which no larger paint is expected. */
const SETTLING = 1200;

async function visibleLink(page: Page, to: string): Promise<ElementHandle<Element>> {
  for (const link of await page.$$(`a[href="${to}"]`)) {
    if (!(await link.isVisible())) continue;
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return link;
  }
  throw new Error(`No link to ${to} can be seen on ${page.url()}.`);
}

/** Stores the wall-clock time of the click, where the next page can read it. */
const recordClick = (page: Page) =>
  page.evaluate(() => {
    const record = (event: Event) =>
      localStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
    addEventListener('click', record, { capture: true });
  });

async function follow(page: Page, to: string, pointer: Pointer): Promise<void> {
  const link = await visibleLink(page, to);
  if (pointer === 'finger') {
    const touch = await link.touchStart();
    await sleep(TAP);
    await touch.end();
  } else {
    await link.hover();
    await sleep(REST);
    await link.click();
  }
}

/** How the current page arrived, and its paint times. */
const arrival = (page: Page) =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as (PerformanceNavigationTiming & {
      activationStart: number;
      deliveryType: string;
    })[];
    return {
      path: location.pathname,
      lcp:
        performance.timeOrigin +
        (entries.at(-1)?.startTime ?? 0) -
        Number(localStorage.getItem('clicked')),
      prerendered: (navigation?.activationStart ?? 0) > 0,
      prefetched: navigation?.deliveryType === 'navigational-prefetch',
    };
  });

async function visitOnce(
  browser: Browser,
  origin: string,
  { from, to }: Visit,
  pointer: Pointer,
): Promise<VisitReading> {
  // A separate context, so that the cache is empty.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(pointer === 'finger' ? PHONE : DESKTOP);
    await page.goto(origin + from, { waitUntil: 'networkidle0' });
    await recordClick(page);
    await follow(page, to, pointer);
    await sleep(SETTLING);
    const { path, lcp, prerendered, prefetched } = await arrival(page);
    if (path !== to) throw new Error(`The link from ${from} to ${to} led to ${path}.`);
    return { lcp, delivery: prerendered ? 'prerendered' : prefetched ? 'prefetched' : 'plain' };
  } finally {
    await context.close();
  }
}

const RANK: readonly Arrival[] = ['plain', 'prefetched', 'prerendered'];

/**
 * Follows a link as a guest does: a mouse points at it before clicking, a finger taps.
 * @param origin the running site's origin
 * @returns the median of the runs, and the worst arrival among them
 */
export async function readVisit(
  browser: Browser,
  origin: string,
  visit: Visit,
  pointer: Pointer,
  runs: number,
): Promise<VisitReading> {
  const readings: VisitReading[] = [];
  for (let run = 0; run < runs; run++) {
    readings.push(await visitOnce(browser, origin, visit, pointer));
  }
  return {
    lcp: median(readings.map(({ lcp }) => lcp)),
    delivery: RANK.find((rank) => readings.some(({ delivery }) => delivery === rank)) ?? 'plain',
  };
}
