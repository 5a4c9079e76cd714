import type { Draft } from '../../model/api.ts';

type Name = Pick<Draft, 'path' | 'session'>;
const nameOf = ({ path, session }: Name) => `${session}\0${path}`;

/**
 * Keeps a slow request from undoing a later one. A draft may take minutes to arrive over a slow connection:
 * nothing waits for it, and once complete it must not replace or restore what a later request has stored or
 * deleted.
 */
export class DraftArrivals {
  #last = 0;
  #receiving = 0;
  /** The number of the latest request for each draft; only while one is being received. */
  readonly #latest = new Map<string, number>();

  /** Reads a draft; undefined if a later request for it has overtaken this one. */
  async receive(read: () => Promise<Draft>): Promise<Draft | undefined> {
    const number = ++this.#last;
    this.#receiving += 1;
    try {
      const draft = await read();
      if ((this.#latest.get(nameOf(draft)) ?? 0) > number) return undefined;
      this.#latest.set(nameOf(draft), number);
      return draft;
    } finally {
      this.#receiving -= 1;
      if (this.#receiving === 0) this.#latest.clear();
    }
  }

  /** Records that a draft is deleted, so that one still arriving is ignored. */
  supersede(draft: Name): void {
    if (this.#receiving > 0) this.#latest.set(nameOf(draft), ++this.#last);
  }
}
