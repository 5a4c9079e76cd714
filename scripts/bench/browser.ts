import puppeteer, { type Browser, type Viewport } from 'puppeteer-core';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';

/** An ordinary phone; the pixel density is the one of Lighthouse's. */
export const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies Viewport;

export const DESK = { width: 1280, height: 800 } satisfies Viewport;

/**
 * Opens the browser that everything is measured in. Puppeteer, not Playwright: it lets pages be
 * prerendered. WebMCP is switched on for Lighthouse's audits of what agents can do.
 * The certificate of `front.ts` is its own.
 */
export function openBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--enable-features=WebMCP', '--ignore-certificate-errors'],
    headless: true,
    defaultViewport: null,
  });
}
