import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser, type Viewport } from 'puppeteer-core';
import { startSite } from '../../server/site.ts';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';
import { openFront } from './front.ts';
import { makeLimitPage } from './limitPage.ts';

/** An ordinary phone, with the pixel density of Lighthouse's. */
export const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies Viewport;

export const DESKTOP = { width: 1280, height: 800 } satisfies Viewport;

/**
 * Opens the browser for all measurements. Puppeteer, because Playwright prevents prerendering.
 * WebMCP is on for Lighthouse's agent audits. Accepts the self-signed certificate of `front.ts`.
 */
export function openBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--enable-features=WebMCP', '--ignore-certificate-errors'],
    headless: true,
    defaultViewport: null,
  });
}

/** The servers and the browser for all measurements. */
export interface Grounds {
  browser: Browser;
  /** Origin of the built site. */
  site: string;
  /** Origin of the limit page, from the same server. */
  limit: string;
  /** Size of the limit page's photograph, in bytes. */
  limitWeight: number;
  /** Closes everything. */
  close(): Promise<void>;
}

/** Any photograph will do: it is encoded to a fixed size. */
const LIMIT_PHOTO = 'content/photos/public/terrace.jpg';

/** Serves the built site and the limit page on loopback over HTTP/2, and opens a browser. */
export async function prepareGrounds(root: string, dist: string): Promise<Grounds> {
  mkdirSync(join(root, '.test'), { recursive: true });
  const folder = mkdtempSync(join(root, '.test', 'bench-'));
  const limitDist = join(folder, 'limit');
  const limitWeight = await makeLimitPage(limitDist, join(root, LIMIT_PHOTO));
  const serve = async (from: string, name: string) => {
    const server = await startSite({
      dist: from,
      port: 0,
      // No mail server: e-mails stay in an outbox that is deleted with the folder.
      mail: {
        smtpUrl: 'smtp://127.0.0.1:1',
        dataDir: join(folder, name),
        rateLimit: 10_000,
        trustProxy: true,
      },
      log: () => undefined,
    });
    const front = await openFront(server.origin);
    const close = () => {
      front.close();
      return server.close();
    };
    return { origin: front.origin, close };
  };
  const site = await serve(dist, 'site-mail');
  const limit = await serve(limitDist, 'limit-mail');
  const browser = await openBrowser();
  return {
    browser,
    site: site.origin,
    limit: limit.origin,
    limitWeight,
    close: async () => {
      await browser.close();
      await Promise.all([site.close(), limit.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
