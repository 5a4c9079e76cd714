/** What can keep slides from moving by themselves. */
type PauseReason =
  | 'stopped'
  | 'focus'
  | 'hover'
  | 'touch'
  | 'hidden'
  | 'off-screen'
  | 'all-visible';

/**
 * The clock of slides that move by themselves. It runs while nothing holds it; only `stopped`
 * lasts until the guest presses play, every other hold ends with its cause.
 */
export class Rotation {
  readonly #interval: number;
  readonly #prepare: () => void;
  readonly #advance: () => void;
  readonly #changed: (rotation: Rotation) => void;
  readonly #holds = new Set<PauseReason>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * Calls `advance` every `interval` milliseconds and `prepare` half-way, early enough for the
   * next picture to arrive and late enough not to compete with the first.
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

  /** Begins or ends a hold. */
  pause(reason: PauseReason, held = true) {
    if (held === this.#holds.has(reason)) return;
    if (held) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.restart();
  }

  /** The guest asked for movement: neither focus nor the pointer on the button may stop it. */
  play() {
    for (const reason of ['stopped', 'focus', 'hover'] as const) this.#holds.delete(reason);
    this.restart();
  }

  /** Counts the interval from now, as after a slide was chosen by hand. */
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
