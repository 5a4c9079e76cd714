import puppeteer, { type Browser, type Viewport } from 'puppeteer-core';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';

/** An ordinary phone, with the pixel density of Lighthouse's. */
export const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies Viewport;

export const DESK = { width: 1280, height: 800 } satisfies Viewport;

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
