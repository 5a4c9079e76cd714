/** The time of day in a time zone (IANA name), as it is said in India: "2:14 am". */
export function hourAt(now: Date, timeZone: string): string {
  // Browsers part the two with different spaces; this one keeps them on one line.
  return new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
    .format(now)
    .replace(/\s/u, '\u00a0');
}

/** Milliseconds until the minute changes. */
export const untilNextMinute = (now: Date): number => 60_000 - (now.getTime() % 60_000);

/**
 * `<desk-clock>`: says what time it is at the inn's desk, and says it anew each minute. The sentence
 * (`data-sentence`, [time] in it) and the time zone (`data-zone`) come from the page.
 */
class DeskClock extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.#tell();
    document.addEventListener('visibilitychange', this.#tell);
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#tell);
  }

  #tell = () => {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    const { sentence = '', zone = '' } = this.dataset;
    const now = new Date();
    this.textContent = sentence.replace('[time]', hourAt(now, zone));
    this.#timer = setTimeout(this.#tell, untilNextMinute(now));
  };
}

customElements.define('desk-clock', DeskClock);
