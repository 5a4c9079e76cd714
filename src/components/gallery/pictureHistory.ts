/**
 * Milliseconds. Safari throws after 100 changes to the history in 10 seconds, which a held key
 * exceeds.
 */
const REST = 300;

/** The picture this history entry shows; undefined if none. */
const currentPicture = (): number | undefined => history.state?.picture;

/**
 * Makes the open picture a history entry: Back closes it, Forward and reload show it again, and
 * closing it any other way leaves no extra entry.
 */
export class PictureHistory {
  #resting = 0;

  /** @param show called with the entry's picture, or undefined */
  constructor(show: (position: number | undefined) => void) {
    const follow = () => {
      const position = currentPicture();
      if (position === undefined) history.scrollRestoration = 'auto';
      show(position);
    };
    addEventListener('popstate', follow);
    if (currentPicture() !== undefined) follow();
  }

  opened(position: number) {
    // Otherwise Back scrolls away from the thumbnail of the picture shown last.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, picture: position }, '');
  }

  turned(position: number) {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      if (currentPicture() !== undefined) {
        history.replaceState({ ...history.state, picture: position }, '');
      }
    }, REST);
  }

  closed() {
    clearTimeout(this.#resting);
    if (currentPicture() !== undefined) history.back();
  }
}
