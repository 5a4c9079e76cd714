import type { OpenElsewhere } from '../../model/api.ts';
import type { Session } from './sessions.ts';

/** Milliseconds until a window counts as closed; background tabs report once a minute. */
const WINDOW_TIMEOUT = 75_000;

/** Which forms the owners have open on which devices, in memory. */
export class Presence {
  readonly #windows = new Map<string, { path: string; session: Session; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Records that a window has a form open.
   * @param path undefined if it shows something else
   */
  note(window: string, path: string | undefined, session: Session): void {
    const key = `${session.id} ${window}`;
    this.#windows.delete(key);
    if (path) this.#windows.set(key, { path, session, at: this.#now() });
    for (const [old, { at }] of this.#windows) {
      if (this.#now() - at > WINDOW_TIMEOUT) this.#windows.delete(old);
    }
  }

  /** The forms that are open on other devices; `who` is empty if the device is the owner's own. */
  elsewhere({ id, address }: Session): OpenElsewhere[] {
    const others = [...this.#windows.values()].filter(({ session }) => session.id !== id);
    const open = others.map(({ path, session }) => ({
      path,
      who: session.address === address ? '' : ownerName(session.address),
    }));
    const seen = new Set<string>();
    return open
      .sort((a, b) => a.path.localeCompare(b.path) || a.who.localeCompare(b.who))
      .filter(({ path, who }) => {
        const key = `${path} ${who}`;
        return !seen.has(key) && seen.add(key);
      });
  }

  /** Whether this window has a form open in another session. */
  isOpenElsewhere(window: string, { id }: Session): boolean {
    return [...this.#windows.keys()].some(
      (key) => key.endsWith(` ${window}`) && !key.startsWith(id),
    );
  }
}

/** An owner's name for the others: the part of the address before the @. */
export const ownerName = (address: string): string => address.replace(/@.*/, '');
