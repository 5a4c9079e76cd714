import { findInPage, type Target } from './find.ts';

/** Keys a guest presses, by their names in the DOM. */
export type Key =
  | 'Escape'
  | 'Enter'
  | 'Tab'
  | 'Home'
  | 'End'
  | `Arrow${'Left' | 'Right' | 'Up' | 'Down'}`;

/** Milliseconds until something that should happen is given up; a busy machine is slow. */
const PATIENCE = 20_000;

/** Whether the page's own scripts are there. */
function isAlive(): boolean {
  const { body, documentElement } = document;
  const files = body.dataset['scripts']?.split(' ') ?? [];
  const isThere = (file: string) =>
    performance.getEntriesByName(new URL(file, location.href).href).length > 0;
  const isUpgraded = document.querySelector(':not(:defined)') === null;
  return !('first' in documentElement.dataset) && files.every(isThere) && isUpgraded;
}

/**
 * Somebody at a fresh browser: what every engine can do, in the same words. Pointing and typing
 * are real input; only `ask` looks behind the page.
 */
export abstract class Guest {
  abstract resize(width: number, height: number): Promise<void>;
  abstract press(key: Key): Promise<void>;
  abstract back(): Promise<void>;
  /** Runs a function inside the page; it may use nothing but its argument. */
  abstract ask<Answer, Asked = undefined>(
    look: (asked: Asked) => Answer,
    asked?: Asked,
  ): Promise<Answer>;
  /** What scripts threw, where the engine tells. */
  abstract faults(): readonly string[];
  abstract leave(): Promise<void>;

  /** Opens a path of the site and waits until the page has loaded. */
  protected abstract open(path: string): Promise<void>;
  protected abstract openAgain(): Promise<void>;
  protected abstract clickFound(target: Target): Promise<void>;
  protected abstract typeInto(target: Target, text: string): Promise<void>;

  /** Opens a path and has a look: scripts wait for the first paint, and so does this guest. */
  async goto(path: string): Promise<void> {
    await this.open(path);
    await this.until('the page comes to life', isAlive);
  }

  async reload(): Promise<void> {
    await this.openAgain();
    await this.until('the page comes to life', isAlive);
  }

  /** Waits until a look inside the page is true; `what` says in an error what never happened. */
  async until<Asked = undefined>(
    what: string,
    look: (asked: Asked) => boolean,
    asked?: Asked,
  ): Promise<void> {
    const end = Date.now() + PATIENCE;
    // A page on its way out cannot be asked; the next one can.
    while (!(await this.ask(look, asked).catch(() => false))) {
      if (Date.now() > end) throw new Error(`Never happened at ${await this.#place()}: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #place(): Promise<string> {
    return this.ask(() => location.href).catch(() => 'a page that does not answer');
  }

  async #untilFound(target: Target, wanted: boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    const found = () => this.shows(target).catch(() => !wanted);
    while ((await found()) !== wanted) {
      if (Date.now() > end) {
        throw new Error(`${wanted ? 'Not on show' : 'Still on show'}: ${JSON.stringify(target)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  protected abstract shows(target: Target): Promise<boolean>;

  sees(target: Target): Promise<void> {
    return this.#untilFound(target, true);
  }

  misses(target: Target): Promise<void> {
    return this.#untilFound(target, false);
  }

  async click(target: Target): Promise<void> {
    await this.sees(target);
    await this.clickFound(target);
  }

  /** Types into a field; a date field is set, for every engine types days in another way. */
  async write(name: string, text: string): Promise<void> {
    const target = { role: 'field', name } as const;
    await this.sees(target);
    await this.typeInto(target, text);
  }

  /** Waits until the address, without the origin, is this one. */
  at(address: string): Promise<void> {
    return this.until(
      `the address becomes ${address}`,
      (wanted) =>
        location.pathname + location.hash === wanted && document.readyState === 'complete',
      address,
    );
  }
}

/** A running browser, in which guests can be welcomed at a site. */
export interface Engine {
  version: string;
  welcome(origin: string): Promise<Guest>;
  close(): Promise<unknown>;
}

/** Runs inside the page: sets a date as picking it does. Answers whether it was a date field. */
export function setDate(field: Element | null, date: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'date') return false;
  field.focus();
  // React listens for what the browser's own setter has not seen.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

export { findInPage, type Target };
