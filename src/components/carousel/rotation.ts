/** Why slides do not rotate right now. */
type PauseReason =
  | 'stopped'
  | 'focus'
  | 'hover'
  | 'touch'
  | 'hidden'
  | 'off-screen'
  | 'all-visible';

/**
 * The timer of rotating slides. It runs while there is no reason to pause. `stopped` lasts until
 * the guest presses play; every other reason ends with its cause.
 */
export class Rotation {
  readonly #interval: number;
  readonly #prepare: () => void;
  readonly #advance: () => void;
  readonly #changed: (rotation: Rotation) => void;
  readonly #reasons = new Set<PauseReason>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * Calls `advance` every `interval` milliseconds and `prepare` halfway: early enough to load the
   * next picture, late enough not to compete with the first.
   */
  constructor(
    interval: number,
    prepare: () => void,
    advance: () => void,
    changed: (rotation: Rotation) => void,
  ) {
    this.#interval = interval;
    this.#prepare = prepare;
    this.#advance = advance;
    this.#changed = changed;
  }

  get running() {
    return this.#reasons.size === 0;
  }

  get stopped() {
    return this.#reasons.has('stopped');
  }

  /** Adds or removes a reason to pause. */
  pause(reason: PauseReason, isPaused = true) {
    if (isPaused === this.#reasons.has(reason)) return;
    if (isPaused) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.restart();
  }

  /** Starts because the guest pressed play: focus and hover on the button must not pause it again. */
  play() {
    for (const reason of ['stopped', 'focus', 'hover'] as const) this.#reasons.delete(reason);
    this.restart();
  }

  /** Restarts the interval, for example after the guest picks a slide. */
  restart() {
    clearInterval(this.#timer);
    if (this.running) {
      let due = false;
      this.#timer = setInterval(() => {
        if (due) this.#advance();
        else this.#prepare();
        due = !due;
      }, this.#interval / 2);
    }
    this.#changed(this);
  }
}

/**
 * Rotates slides as the ARIA Authoring Practices' carousel pattern requires: a button stops and
 * starts them, and they pause while focused, hovered, touched or out of sight. Under reduced
 * motion only the button starts them.
 */
export function autoplay(
  host: HTMLElement,
  interval: number,
  { prepare, advance }: { prepare: () => void; advance: () => void },
) {
  const button = host.querySelector<HTMLElement>('[data-part="toggle"]');
  const track = host.querySelector('[data-part="track"]');

  const rotation = new Rotation(interval, prepare, advance, ({ running, stopped }) => {
    track?.setAttribute('aria-live', running ? 'off' : 'polite');
    const label = button?.dataset[stopped ? 'play' : 'pause'];
    if (label) button?.setAttribute('aria-label', label);
    host.toggleAttribute('data-stopped', stopped);
  });

  rotation.pause('off-screen');
  rotation.pause('hidden', document.hidden);
  rotation.pause('stopped', matchMedia('(prefers-reduced-motion: reduce)').matches);

  button?.addEventListener('click', () => {
    if (rotation.stopped) rotation.play();
    else rotation.pause('stopped');
  });
  host.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).matches(':focus-visible')) return;
    // Focus on the toggle only pauses. If it stopped the rotation, pressing "pause" would start it.
    rotation.pause(target === button ? 'focus' : 'stopped');
  });
  host.addEventListener('focusout', () => rotation.pause('focus', false));
  const pointer = (type: 'pointerenter' | 'pointerleave', isPaused: boolean) =>
    host.addEventListener(type, ({ pointerType }) => {
      if (pointerType === 'mouse') rotation.pause('hover', isPaused);
    });
  pointer('pointerenter', true);
  pointer('pointerleave', false);
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    host.addEventListener(type, () => rotation.pause('touch', type === 'touchstart'), {
      passive: true,
    });
  }
  document.addEventListener('visibilitychange', () => rotation.pause('hidden', document.hidden));
  new IntersectionObserver((entries) => {
    // Only the last entry is current.
    rotation.pause('off-screen', !entries.at(-1)?.isIntersecting);
  }).observe(host);

  return rotation;
}
