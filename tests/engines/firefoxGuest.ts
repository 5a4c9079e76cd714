import { type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/engineBrowsers.ts';
import { type Engine, findInPage, Guest, type Key, setDate, type Target } from './guest.ts';

class FirefoxGuest extends Guest {
  readonly #origin: string;
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #faults: string[] = [];

  constructor(origin: string, context: BrowserContext, page: Page) {
    super();
    this.#origin = origin;
    this.#context = context;
    this.#page = page;
    page.on('pageerror', (error) => {
      // Files that the worker cannot supply offline, and those still loading when the guest leaves the
      // page: only Firefox counts them as errors of the page.
      if (!/^Error: Failed to load .* A ServiceWorker /.test(String(error))) {
        this.#faults.push(String(error));
      }
    });
  }

  protected async open(path: string) {
    await this.#page.goto(this.#origin + path, { waitUntil: 'load' });
  }

  resize(width: number, height: number) {
    return this.#page.setViewport({ width, height });
  }

  press(key: Key) {
    return this.#page.keyboard.press(key);
  }

  async back() {
    // Not Puppeteer's own method, which waits for a load event: pages from the back-forward cache
    // do not fire it.
    await this.#page.evaluate(() => history.back());
  }

  protected async openAgain() {
    await this.#page.reload({ waitUntil: 'load' });
  }

  ask<Answer, Argument>(run: (argument: Argument) => Answer, argument?: Argument) {
    return this.#page.evaluate(run as (argument: unknown) => Answer, argument) as Promise<Answer>;
  }

  faults() {
    return this.#faults;
  }

  async leave() {
    await this.#context.close();
  }

  async #find(target: Target) {
    const found = (await this.#page.evaluateHandle(findInPage, target)).asElement();
    if (!found) throw new Error(`Gone: ${JSON.stringify(target)}`);
    return found as ElementHandle<HTMLElement>;
  }

  protected async shows(target: Target) {
    return (await this.#page.evaluateHandle(findInPage, target)).asElement() !== null;
  }

  protected async clickFound(target: Target) {
    const found = await this.#find(target);
    // Without smooth scrolling, during which the click would miss.
    await found.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await found.click();
  }

  protected async typeInto(target: Target, text: string) {
    const field = await this.#find(target);
    if (await field.evaluate(setDate, text)) return;
    await field.type(text);
  }
}

/** Otherwise autocomplete would cover the form and swallow the next click. */
const PREFERENCES = { 'browser.formfill.enable': false };

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    version: await browser.version(),
    welcome: async (origin) => {
      const context = await browser.createBrowserContext();
      return new FirefoxGuest(origin, context, await context.newPage());
    },
    close: () => browser.close(),
  };
}
