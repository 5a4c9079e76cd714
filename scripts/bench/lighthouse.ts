import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import {
  type AuditNote,
  CATEGORY_IDS,
  type Category,
  type FormFactor,
  type Reading,
} from './readings.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Audit = Result['audits'][string];

/** Lighthouse scores range from 0 to 1; reports use per cent. */
const FULL = 100;

const itemsOf = (audit: Audit | undefined): Record<string, unknown>[] => {
  const items = audit?.details && 'items' in audit.details ? audit.details.items : [];
  return Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
};

function noteOf(category: Category, audit: Audit): AuditNote {
  const [item] = itemsOf(audit);
  const first = item?.['description'] ?? (item?.['node'] as { snippet?: string })?.snippet;
  const found = audit.errorMessage ?? audit.explanation ?? audit.displayValue ?? first;
  return { category, id: audit.id, title: audit.title, found: String(found ?? '') };
}

function notesOf(result: Result, isMeant: (audit: Audit, weight: number) => boolean): AuditNote[] {
  return CATEGORY_IDS.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      return audit && isMeant(audit, weight) ? [noteOf(category, audit)] : [];
    }),
  );
}

function showsPhotograph(result: Result): boolean {
  return itemsOf(result.audits['lcp-breakdown-insight']).some(({ snippet }) =>
    String(snippet).startsWith('<img'),
  );
}

function readingOf(result: Result): Reading {
  const figure = (id: string) => {
    const value = result.audits[id]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse gives no ${id} of ${result.requestedUrl}.`);
    return value;
  };
  const scoreOf = (id: Category) => Math.round((result.categories[id]?.score ?? 0) * FULL);
  const requests = itemsOf(result.audits['network-requests']);
  return {
    scores: Object.fromEntries(CATEGORY_IDS.map((id) => [id, scoreOf(id)])) as Reading['scores'],
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    html: Number(
      requests.find(({ resourceType }) => resourceType === 'Document')?.['transferSize'],
    ),
    bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    photographFirst: showsPhotograph(result),
    failed: notesOf(result, ({ score }, weight) => weight > 0 && score !== null && score < 1),
  };
}

/** On a busy machine Lighthouse sometimes loses its trace (NO_NAVSTART): retry. */
const ATTEMPTS = 3;

async function runOnce(browser: Browser, address: string, formFactor: FormFactor) {
  const page = await browser.newPage();
  try {
    const config = formFactor === 'desktop' ? desktopConfig : undefined;
    const flags = { logLevel: 'error', ignoreStatusCode: true } as const;
    return (await lighthouse(address, flags, config, page))?.lhr;
  } finally {
    await page.close();
  }
}

/**
 * Runs Lighthouse on a page with its defaults for the form factor. For mobile it simulates slow 4G
 * and a slower processor from an unthrottled load.
 * @throws if the page does not load; a 404 status does not count
 */
export async function readPage(
  browser: Browser,
  address: string,
  formFactor: FormFactor,
): Promise<Reading> {
  let message: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await runOnce(browser, address, formFactor);
    if (result && !result.runtimeError) return readingOf(result);
    message = result?.runtimeError?.message;
  }
  throw new Error(`Lighthouse failed on ${address}: ${message}`);
}
