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
  readonly #holds = new Set<PauseReason>();
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
    return this.#holds.size === 0;
  }

  get stopped() {
    return this.#holds.has('stopped');
  }

  /** Adds or removes a reason to pause. */
  pause(reason: PauseReason, held = true) {
    if (held === this.#holds.has(reason)) return;
    if (held) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.restart();
  }

  /** The guest pressed play, so focus and hover on the button must not pause it. */
  play() {
    for (const reason of ['stopped', 'focus', 'hover'] as const) this.#holds.delete(reason);
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
