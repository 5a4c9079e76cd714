import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import {
  Builder,
  Capabilities,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { findMiniBrowser, findWebKitDriver } from '../../scripts/engineBrowsers.ts';
import { type Engine, findInPage, Guest, type Key, setDate, type Target } from './guest.ts';

// A CommonJS package whose types are only found by "require".
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(
  import.meta.url,
)('selenium-webdriver/remote');

const KEYS: Readonly<Record<Key, string>> = {
  Escape: Keys.ESCAPE,
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Home: Keys.HOME,
  End: Keys.END,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  ArrowDown: Keys.ARROW_DOWN,
};

class WebKitGuest extends Guest {
  readonly #origin: string;
  readonly #session: Session;

  constructor(origin: string, session: Session) {
    super();
    this.#origin = origin;
    this.#session = session;
  }

  get #driver() {
    return this.#session.driver;
  }

  protected async open(path: string) {
    await this.#driver.get(this.#origin + path);
  }

  async resize(width: number, height: number) {
    const window = this.#driver.manage().window();
    const [inner, outer] = [
      await this.ask(() => ({ width: innerWidth, height: innerHeight })),
      await window.getRect(),
    ];
    // The window's frame and bars add to the page's size.
    await window.setRect({
      x: 0,
      y: 0,
      width: outer.width + width - inner.width,
      height: outer.height + height - inner.height,
    });
    await this.until(
      'the window has its new size',
      (wanted) => innerWidth === wanted[0] && innerHeight === wanted[1],
      [width, height] as const,
    );
  }

  async press(key: Key) {
    await this.#driver.actions().sendKeys(KEYS[key]).perform();
  }

  async back() {
    await this.#driver.navigate().back();
  }

  protected async openAgain() {
    await this.#driver.navigate().refresh();
  }

  ask<Answer, Argument>(run: (argument: Argument) => Answer, argument?: Argument): Promise<Answer> {
    return this.#driver.executeScript<Answer>(run, argument);
  }

  /** WebKitWebDriver keeps no log. */
  faults() {
    return [];
  }

  async leave() {
    await this.#session.end();
  }

  protected async shows(target: Target) {
    return (await this.#driver.executeScript(findInPage, target)) !== null;
  }

  protected async clickFound(target: Target) {
    const found = await this.#driver.executeScript<WebElement>(findInPage, target);
    // Clicks on a moving page are lost.
    await this.#driver.executeScript(async (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }, found);
    await found.click();
  }

  protected async typeInto(target: Target, text: string) {
    const field = await this.#driver.executeScript<WebElement>(findInPage, target);
    if (await this.#driver.executeScript<boolean>(setDate, field, text)) return;
    await field.sendKeys(text);
  }
}

/** Milliseconds for a browser to start, and to end; on a busy machine it takes about two. */
const ANSWER_LIMIT = 20_000;
/**
 * On a busy machine about one start in a hundred hangs; three in a row indicate another problem.
 */
const STARTS = 3;

interface Session {
  driver: WebDriver;
  version: string;
  end(): Promise<void>;
}

async function startOnce(): Promise<Session> {
  // A driver per browser, so that one that hangs blocks no other. Ending it leaves a browser that
  // never responded; that one ends with its display at the end of the run.
  const service = new DriverService.Builder(findWebKitDriver()).setLoopback(true).build();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  const limit = () => setTimeout(ANSWER_LIMIT, undefined, { ref: false });
  try {
    const server = await service.start();
    const opening = new Builder().usingServer(server).withCapabilities(capabilities).build();
    const driver = await Promise.race([opening as Promise<WebDriver>, limit()]);
    if (!driver) throw new Error(`WebKitGTK did not start within ${ANSWER_LIMIT / 1000} s.`);
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    const end = async () => {
      await Promise.race([driver.quit(), limit()]).finally(() => service.kill());
    };
    return { driver, version, end };
  } catch (error) {
    await service.kill();
    throw error;
  }
}

async function start(): Promise<Session> {
  for (let tried = 1; tried < STARTS; tried += 1) {
    try {
      return await startOnce();
    } catch (error) {
      console.warn(`${error} Once more.`);
    }
  }
  return startOnce();
}

/** WebKitGTK's MiniBrowser, by WebDriver; it needs a display. */
export async function openWebKit(): Promise<Engine> {
  const first = await start();
  await first.end();
  return {
    version: `WebKitGTK ${first.version}`,
    welcome: async (origin) => new WebKitGuest(origin, await start()),
    close: async () => {},
  };
}
