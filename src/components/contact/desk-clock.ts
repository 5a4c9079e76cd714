import { hourAt, untilNextMinute } from './hour.ts';

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
