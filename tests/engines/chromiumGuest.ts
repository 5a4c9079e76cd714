import { type BrowserContext, chromium, type ElementHandle, type Page } from '@playwright/test';
import { launchOf } from '../support/typefaces.ts';
import { type Engine, findInPage, Guest, type Key, setDate, type Target } from './guest.ts';

class ChromiumGuest extends Guest {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #faults: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    super();
    this.#context = context;
    this.#page = page;
    page.on('pageerror', (error) => this.#faults.push(String(error)));
  }

  protected async open(path: string) {
    await this.#page.goto(path);
  }

  resize(width: number, height: number) {
    return this.#page.setViewportSize({ width, height });
  }

  press(key: Key) {
    return this.#page.keyboard.press(key);
  }

  async back() {
    await this.#page.goBack();
  }

  protected async openAgain() {
    await this.#page.reload();
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

  protected async shows(target: Target) {
    return (await this.#page.evaluateHandle(findInPage, target)).asElement() !== null;
  }

  async #find(target: Target) {
    const found = (await this.#page.evaluateHandle(findInPage, target)).asElement();
    if (!found) throw new Error(`Gone: ${JSON.stringify(target)}`);
    return found as ElementHandle<HTMLElement>;
  }

  protected async clickFound(target: Target) {
    await (await this.#find(target)).click();
  }

  protected async typeInto(target: Target, text: string) {
    const field = await this.#find(target);
    if (await field.evaluate(setDate, text)) return;
    await field.focus();
    await this.#page.keyboard.type(text);
  }
}

/** Chromium, by its own protocol. */
export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOf());
  return {
    version: `Chromium ${browser.version()}`,
    welcome: async (baseURL) => {
      const context = await browser.newContext({ baseURL });
      return new ChromiumGuest(context, await context.newPage());
    },
    close: () => browser.close(),
  };
}
