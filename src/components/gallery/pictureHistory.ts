/** Safari refuses more than a hundred changes of an entry in ten seconds: a held key makes them. */
const REST = 300;

/** The position of the picture that this entry of the history shows; undefined when none. */
const noted = (): number | undefined => history.state?.picture;

/**
 * The open picture as an entry of the browser's history: Back closes it, Forward and a reload show
 * it again, and a picture closed in any other way leaves no entry to go back through.
 */
export class PictureHistory {
  #resting = 0;

  /** @param show called with the picture an entry shows, and undefined where none is. */
  constructor(show: (position: number | undefined) => void) {
    const follow = () => {
      const position = noted();
      if (position === undefined) history.scrollRestoration = 'auto';
      show(position);
    };
    addEventListener('popstate', follow);
    if (noted() !== undefined) follow();
  }

  opened(position: number) {
    // Or Back would scroll away from the thumbnail of the picture that was shown last.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, picture: position }, '');
  }

  turned(position: number) {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      if (noted() !== undefined) {
        history.replaceState({ ...history.state, picture: position }, '');
      }
    }, REST);
  }

  closed() {
    clearTimeout(this.#resting);
    if (noted() !== undefined) history.back();
  }
}
