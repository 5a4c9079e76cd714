/** A picture's link, whose attributes describe the picture. */
type Photo = HTMLAnchorElement;

const DURATION = 200;

interface Size {
  width: number;
  height: number;
}

/** The full photograph behind a link, at the width that fits the stage. */
function pictureOf(photo: Photo, stage: Size, first: boolean): HTMLPictureElement {
  const { srcset = '', width = '3', height = '2' } = photo.dataset;
  const ratio = Number(width) / Number(height);

  const source = document.createElement('source');
  source.type = 'image/avif';
  source.srcset = srcset;
  source.sizes = `${Math.ceil(Math.min(stage.width, stage.height * ratio))}px`;

  const image = document.createElement('img');
  image.alt = photo.querySelector('img')?.alt ?? '';
  image.draggable = false;
  image.fetchPriority = first ? 'high' : 'low';

  const picture = document.createElement('picture');
  picture.style.setProperty('--ratio', String(ratio));
  picture.style.background = photo.querySelector('rect')?.getAttribute('fill') ?? '';
  picture.append(source, image);
  // Set last: otherwise browsers with AVIF fetch both.
  image.src = photo.href;
  return picture;
}

/**
 * Three frames in a row: the current picture and, preloaded, the previous and the next one. Paging
 * moves the outermost frame to the other end.
 */
export class PhotoFrames {
  readonly #stage: HTMLElement;
  readonly #track: HTMLElement;
  #frames: HTMLElement[];
  readonly #shown = new WeakMap<HTMLElement, Photo>();
  readonly #reduced = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(stage: HTMLElement, track: HTMLElement) {
    this.#stage = stage;
    this.#track = track;
    this.#frames = [-1, 0, 1].map(() => document.createElement('div'));
    track.append(...this.#frames);
  }

  /** Moves the frames with the finger. */
  drag(across: number) {
    this.#track.style.transform = `translateX(${across}px)`;
  }

  /**
   * Shows pictures in the three frames; a picture that is not loaded leaves its frame empty.
   * @param step 1 if the middle one enters from the right, -1 from the left, 0 without movement
   * @param across how many pixels a finger has already moved the frames
   */
  show(photos: readonly (Photo | undefined)[], step: number, across = 0) {
    // Read before anything is written: a read after a write forces a layout.
    const { clientWidth: width, clientHeight: height } = this.#stage;
    const [before, current, after] = this.#frames;
    if (before && current && after) {
      if (step > 0) this.#frames = [current, after, before];
      if (step < 0) this.#frames = [after, before, current];
    }
    for (const [index, frame] of this.#frames.entries()) {
      frame.dataset['place'] = String(index - 1);
      // Firefox before 119 lacks the property `ariaHidden`.
      frame.setAttribute('aria-hidden', String(index !== 1));
      this.#fill(frame, photos[index], { width, height }, index === 1);
    }
    this.#animateIn(step * width + across);
  }

  #fill(frame: HTMLElement, photo: Photo | undefined, stage: Size, first: boolean) {
    if (photo === undefined) {
      frame.replaceChildren();
      this.#shown.delete(frame);
    } else if (this.#shown.get(frame) !== photo) {
      frame.replaceChildren(pictureOf(photo, stage, first));
      this.#shown.set(frame, photo);
    }
  }

  /** Animates the frames from where they are to their place. */
  #animateIn(from: number) {
    this.#track.style.transform = '';
    if (from === 0 || this.#reduced.matches) return;
    this.#track.animate(
      { transform: [`translateX(${from}px)`, 'none'] },
      { duration: DURATION, easing: 'ease-out' },
    );
  }
}
