import { findInPage, type Target } from './find.ts';

/** Keys by their DOM names. */
export type Key =
  | 'Escape'
  | 'Enter'
  | 'Tab'
  | 'Home'
  | 'End'
  | `Arrow${'Left' | 'Right' | 'Up' | 'Down'}`;

/** Milliseconds to wait for anything; a busy machine is slow. */
const PATIENCE = 20_000;

/** Whether the page's own scripts have loaded. */
function isAlive(): boolean {
  const { body, documentElement } = document;
  const files = body.dataset['scripts']?.split(' ') ?? [];
  const isThere = (file: string) =>
    performance.getEntriesByName(new URL(file, location.href).href).length > 0;
  const isUpgraded = document.querySelector(':not(:defined)') === null;
  return !('first' in documentElement.dataset) && files.every(isThere) && isUpgraded;
}

/**
 * A guest with a fresh browser: what every engine can do, by the same names. Pointing and typing
 * are real input; only `ask` runs code in the page.
 */
export abstract class Guest {
  abstract resize(width: number, height: number): Promise<void>;
  abstract press(key: Key): Promise<void>;
  abstract back(): Promise<void>;
  /** Runs a function inside the page; it may use only its argument. */
  abstract ask<Answer, Argument = undefined>(
    run: (argument: Argument) => Answer,
    argument?: Argument,
  ): Promise<Answer>;
  /** Script errors, where the engine reports them. */
  abstract faults(): readonly string[];
  abstract leave(): Promise<void>;

  /** Opens a path of the site and waits until the page has loaded. */
  protected abstract open(path: string): Promise<void>;
  protected abstract openAgain(): Promise<void>;
  protected abstract clickFound(target: Target): Promise<void>;
  protected abstract typeInto(target: Target, text: string): Promise<void>;

  /** Opens a path and waits for deferred scripts, which follow the first paint. */
  async goto(path: string): Promise<void> {
    await this.open(path);
    await this.until('the page comes to life', isAlive);
  }

  async reload(): Promise<void> {
    await this.openAgain();
    await this.until('the page comes to life', isAlive);
  }

  /** Waits until a function in the page returns true; `what` names the condition in errors. */
  async until<Argument = undefined>(
    what: string,
    run: (argument: Argument) => boolean,
    argument?: Argument,
  ): Promise<void> {
    const end = Date.now() + PATIENCE;
    // A page that is being unloaded cannot answer; the next one can.
    while (!(await this.ask(run, argument).catch(() => false))) {
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

  /** Types into a field; sets date fields directly, since engines differ in how dates are typed. */
  async write(name: string, text: string): Promise<void> {
    const target = { role: 'field', name } as const;
    await this.sees(target);
    await this.typeInto(target, text);
  }

  /** Waits until the address, without its origin, is this one. */
  at(address: string): Promise<void> {
    return this.until(
      `the address becomes ${address}`,
      (wanted) =>
        location.pathname + location.hash === wanted && document.readyState === 'complete',
      address,
    );
  }
}

/** A running browser that opens guests' sessions at a site. */
export interface Engine {
  version: string;
  welcome(origin: string): Promise<Guest>;
  close(): Promise<unknown>;
}

/** Runs inside the page: sets a date as picking it does. Returns whether it is a date field. */
export function setDate(field: Element | null, date: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'date') return false;
  field.focus();
  // Use the browser's own setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

export { findInPage, type Target };
