import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { median } from './readings.ts';
import { PHONE } from './testBed.ts';

export interface Interaction {
  name: string;
  path: string;
  /** Unmeasured preparation. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

/** CPU slowdown relative to this machine. */
const SLOWDOWN = 4;
/** Milliseconds to wait for an interaction's last paint on the slowed-down CPU. */
const SETTLING = 800;
/** Milliseconds between two letters of a fast typist. */
const TYPING = 60;

const FORM = 'form[toolname="send_message"]';
const SEND = `${FORM} button[type="submit"]`;
const LETTER = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'Parking for a van',
  message: 'Is there room for a van?',
};

/** Scrolls to the form and waits until it is hydrated. */
async function hydrateForm(page: Page) {
  await page.locator(FORM).scroll();
  await page.waitForFunction(
    (form) => document.querySelector<HTMLFormElement>(form)?.noValidate,
    {},
    FORM,
  );
}

async function fillForm(page: Page) {
  for (const [field, text] of Object.entries(LETTER)) {
    await page.tap(`${FORM} [name="${field}"]`);
    await page.keyboard.type(text, { delay: TYPING });
  }
}

/** Interactions on a phone to which the page must respond at once. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'opening the menu',
    path: '/',
    act: (page) => page.tap('header button[popovertarget]:not([popovertargetaction])'),
  },
  {
    name: 'opening a photograph',
    path: '/gallery',
    act: (page) => page.tap('photo-lightbox a[data-srcset]'),
  },
  {
    name: 'choosing a room',
    path: '/rooms',
    act: (page) => page.tap('room-tabs [role="tab"][aria-selected="false"]'),
  },
  { name: 'typing in a form', path: '/contact', prepare: hydrateForm, act: fillForm },
  {
    name: 'sending an empty form',
    path: '/contact',
    prepare: hydrateForm,
    act: (page) => page.tap(SEND),
  },
  {
    name: 'sending a full form',
    path: '/contact',
    prepare: async (page) => {
      await hydrateForm(page);
      await fillForm(page);
    },
    act: (page) => page.tap(SEND),
  },
];

/** Milliseconds; browsers report no shorter interactions. The lowest threshold that Event Timing allows. */
const THRESHOLD = 16;

/** Records when each interaction with the page began, and how long its next paint took. */
const observeInteractions = (threshold: number) => {
  const interactions: [start: number, duration: number][] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Events without an id belong to no interaction, for example pointer movements.
      if (entry.interactionId) interactions.push([entry.startTime, entry.duration]);
    }
  }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
};

/**
 * The durations of interactions that began after `since`. Entries of earlier ones may still arrive: a key that
 * changes nothing has its next paint much later.
 */
const readInteractions = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      (window as unknown as { interactions: [number, number][] }).interactions.flatMap(
        ([start, duration]) => (start >= from ? [duration] : []),
      ),
    since,
  );

async function measureOnce(browser: Browser, origin: string, what: Interaction): Promise<number> {
  // Use a separate context, since a form stores its draft.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(PHONE);
    await page.evaluateOnNewDocument(observeInteractions, THRESHOLD);
    await page.goto(origin + what.path, { waitUntil: 'networkidle0' });
    await what.prepare?.(page);
    // Do not measure work left over from the preparation.
    await sleep(SETTLING);
    await page.emulateCPUThrottling(SLOWDOWN);
    const since = await page.evaluate(() => performance.now());
    await what.act(page);
    await sleep(SETTLING);
    return Math.max(THRESHOLD, ...(await readInteractions(page, since)));
  } finally {
    await context.close();
  }
}

/**
 * Interaction to Next Paint with a CPU four times slower than this machine: the slowest interaction
 * as the page itself measures it (Event Timing), without the cost of a trace.
 * @param origin the running site's origin
 * @returns milliseconds in steps of 8, the median of the runs
 */
export async function inpOf(
  browser: Browser,
  origin: string,
  what: Interaction,
  runs: number,
): Promise<number> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run++) figures.push(await measureOnce(browser, origin, what));
  return median(figures);
}
