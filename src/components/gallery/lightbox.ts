import { areDoubleClick } from '../../../lib/doubleClick.ts';
import { wrap } from '../carousel/carouselMath.ts';
import { listenForSwipes } from '../carousel/swipe.ts';
import { keepScrollBarRoom } from '../layout/scrollBar.ts';
import { PhotoFrames } from './photoFrames.ts';
import { PhotoSheets } from './photoSheets.ts';
import { PictureHistory } from './pictureHistory.ts';

/**
 * `<photo-lightbox>`: turns links to full photographs into a lightbox. A `<dialog>` shows the
 * photograph, and guests page through all of them in a loop. Closing it, also with the browser's
 * Back, returns to the thumbnail or the carousel's slide shown last. `data-name` distinguishes
 * several on a page.
 */
class PhotoLightbox extends HTMLElement {
  readonly #dialog = this.#part<HTMLDialogElement>('dialog');
  // Look in the dialog only: a carousel in this element has parts with the same names.
  readonly #stage = this.#part('dialog [data-part="stage"]');
  readonly #frames = new PhotoFrames(this.#stage, this.#part('dialog [data-part="track"]'));
  readonly #sheets = new PhotoSheets(this);
  #position = 0;
  /** The click that opened or closed the dialog last. */
  #switched: MouseEvent | undefined;
  #history: PictureHistory | undefined;

  connectedCallback() {
    this.addEventListener('click', this.#click);
    this.#dialog.addEventListener('keydown', this.#key);
    this.#dialog.addEventListener('close', () => {
      // `close` fires asynchronously: Forward may have reopened the dialog in between.
      if (this.#dialog.open) return;
      this.#returnFocus();
      this.#history?.closed();
    });
    listenForSwipes(this.#stage, {
      move: (across) => this.#frames.drag(across),
      end: (step, across) => this.#turn(step, across),
    });
    this.#history = new PictureHistory(this.dataset['name'], (position) => {
      if (position === undefined) this.#dialog.close();
      else this.#open(position);
    });
  }

  /** In a carousel, moves to the slide first: only the visible one can take focus. */
  #returnFocus() {
    const toSlide = this.querySelector<HTMLElement>(`[data-goto="${this.#position}"]`);
    toSlide?.click();
    this.#sheets.at(this.#position)?.focus({ preventScroll: toSlide !== null });
  }

  #part<Part extends HTMLElement>(selector: string) {
    const part = this.querySelector<Part>(selector);
    if (!part) throw new Error(`<photo-lightbox> needs ${selector} in it.`);
    return part;
  }

  #click = (event: MouseEvent) => {
    // The second click of a double click whose first opened or closed the dialog hits what nobody aimed at.
    if (this.#switched && areDoubleClick(this.#switched, event)) {
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    const photo = target.closest<HTMLElement>('[data-srcset]');
    // With a modifier key a link keeps its default behaviour.
    if (photo && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      this.#switched = event;
      const position = this.#sheets.positionOf(photo);
      this.#history?.opened(position);
      this.#open(position);
      return;
    }
    const { step, part } = target.closest('button')?.dataset ?? {};
    if (step) this.#turn(Number(step));
    const offset = this.#stage.contains(target) && !target.closest('picture');
    if (part === 'close' || offset) {
      this.#switched = event;
      this.#dialog.close();
    }
  };

  #open(position: number) {
    this.#position = wrap(position, this.#sheets.total);
    keepScrollBarRoom();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#show(0);
  }

  #key = (event: KeyboardEvent) => {
    const last = this.#sheets.total - 1;
    const goTo = {
      ArrowLeft: this.#position - 1,
      ArrowRight: this.#position + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (goTo === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) this.#turn(goTo - this.#position);
    else this.#goTo(goTo, 0);
  };

  #turn(step: number, across = 0) {
    const turned = this.#sheets.total > 1 ? step : 0;
    if (turned === 0) this.#show(0, across);
    else this.#goTo(this.#position + turned, turned, across);
  }

  #goTo(position: number, step: number, across = 0) {
    this.#position = wrap(position, this.#sheets.total);
    this.#history?.turned(this.#position);
    this.#show(step, across);
  }

  #show(step: number, across = 0) {
    const shown = this.#position;
    for (const position of this.#draw(step, across)) {
      this.#sheets.load(position).then(
        () => this.#position === shown && this.#draw(0),
        () => this.#position === shown && position === shown && this.#showMissing(),
      );
    }
  }

  /**
   * Shows the picture and its two neighbours as far as they are loaded; returns the positions that
   * are not.
   */
  #draw(step: number, across = 0): number[] {
    const { total } = this.#sheets;
    const positions = [-1, 0, 1].map((offset) => wrap(this.#position + offset, total));
    const photos = positions.map((position) => this.#sheets.at(position));
    this.#frames.show(photos, step, across);
    this.#announce('position', String(this.#position + 1));
    const [, photo] = photos;
    const caption = photo?.textContent || photo?.querySelector('img')?.alt;
    this.#announce('caption', caption ?? '');
    return positions.filter((_, index) => !photos[index]);
  }

  #showMissing() {
    this.#announce('caption', this.#part('[data-missing]').dataset['missing'] ?? '');
  }

  #announce(part: string, text: string) {
    const place = this.#part(`dialog [data-part="${part}"]`);
    // Setting the same text again would announce it again.
    if (place.textContent !== text) place.textContent = text;
  }
}

customElements.define('photo-lightbox', PhotoLightbox);
