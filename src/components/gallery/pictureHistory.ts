/**
 * Milliseconds. Safari throws after 100 changes to the history in 10 seconds, which a held key
 * exceeds.
 */
const DEBOUNCE = 300;

/**
 * Makes the open picture a history entry: Back closes it, Forward and reload show it again, and
 * closing it any other way leaves no extra entry.
 */
export class PictureHistory {
  readonly #name: string | undefined;
  #resting = 0;

  /**
   * @param name distinguishes the lightboxes of a page with several
   * @param show called with the entry's picture, or undefined
   */
  constructor(name: string | undefined, show: (position: number | undefined) => void) {
    this.#name = name;
    const follow = () => {
      const position = this.#current;
      if (position === undefined) history.scrollRestoration = 'auto';
      show(position);
    };
    addEventListener('popstate', follow);
    if (this.#current !== undefined) follow();
  }

  /** The picture this history entry shows; undefined if none of this lightbox. */
  get #current(): number | undefined {
    const { picture, lightbox } = history.state ?? {};
    return lightbox === this.#name ? picture : undefined;
  }

  opened(position: number) {
    // Otherwise Back scrolls away from the thumbnail of the picture shown last.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, picture: position, lightbox: this.#name }, '');
  }

  turned(position: number) {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      if (this.#current !== undefined) {
        history.replaceState({ ...history.state, picture: position }, '');
      }
    }, DEBOUNCE);
  }

  closed() {
    clearTimeout(this.#resting);
    if (this.#current !== undefined) history.back();
  }
}
