/** A picture of the gallery, as its link describes it. */
type Photo = HTMLAnchorElement;

const DURATION = 200;

/** The whole photograph behind a link, in the width that fits the stage. */
function pictureOf(photo: Photo, stage: HTMLElement, first: boolean): HTMLPictureElement {
  const { srcset = '', width = '3', height = '2' } = photo.dataset;
  const ratio = Number(width) / Number(height);

  const source = document.createElement('source');
  source.type = 'image/avif';
  source.srcset = srcset;
  source.sizes = `${Math.ceil(Math.min(stage.clientWidth, stage.clientHeight * ratio))}px`;

  const image = document.createElement('img');
  image.alt = photo.querySelector('img')?.alt ?? '';
  image.draggable = false;
  image.fetchPriority = first ? 'high' : 'low';

  const picture = document.createElement('picture');
  picture.style.setProperty('--ratio', String(ratio));
  picture.style.background = photo.querySelector('rect')?.getAttribute('fill') ?? '';
  picture.append(source, image);
  // Last, or browsers that know AVIF would fetch both.
  image.src = photo.href;
  return picture;
}

/**
 * Three frames side by side: the picture that is looked at, the one before and the one after,
 * which are thereby fetched ahead. Turning moves the outermost frame to the other end.
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

  /** Follows the finger. */
  drag(across: number) {
    this.#track.style.transform = `translateX(${across}px)`;
  }

  /**
   * Shows pictures in the three frames: what is not known yet stays empty.
   * @param step 1 when the middle one comes from the right, -1 from the left, 0 when from nowhere
   * @param across how far the finger has already moved them
   */
  show(photos: readonly (Photo | undefined)[], step: number, across = 0) {
    const [before, current, after] = this.#frames;
    if (before && current && after) {
      if (step > 0) this.#frames = [current, after, before];
      if (step < 0) this.#frames = [after, before, current];
    }
    for (const [index, frame] of this.#frames.entries()) {
      frame.dataset['place'] = String(index - 1);
      frame.ariaHidden = String(index !== 1);
      this.#fill(frame, photos[index], index === 1);
    }
    this.#settle(step * this.#stage.clientWidth + across);
  }

  #fill(frame: HTMLElement, photo: Photo | undefined, first: boolean) {
    if (photo === undefined) {
      frame.replaceChildren();
      this.#shown.delete(frame);
    } else if (this.#shown.get(frame) !== photo) {
      frame.replaceChildren(pictureOf(photo, this.#stage, first));
      this.#shown.set(frame, photo);
    }
  }

  /** Draws the frames in from where they are seen. */
  #settle(from: number) {
    this.#track.style.transform = '';
    if (from === 0 || this.#reduced.matches) return;
    this.#track.animate(
      { transform: [`translateX(${from}px)`, 'none'] },
      { duration: DURATION, easing: 'ease-out' },
    );
  }
}
