import { clockAt } from '../../../lib/timeZones.ts';
import { isDuring } from '../../site/hours.ts';

/**
 * `<hour-note>`: a sentence that is true at certain hours by the inn's clock, and hidden at others.
 * The page supplies the hours (`data-from`, `data-until`, in minutes since midnight) and the time
 * zone (`data-zone`).
 */
class HourNote extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback() {
    this.#update();
    this.#timer = setInterval(this.#update, 60_000);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  #update = () => {
    const { from, until, zone } = this.dataset;
    const now = clockAt(new Date(), zone);
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    this.hidden = !isDuring(minute, { from: Number(from), until: Number(until) });
  };
}

customElements.define('hour-note', HourNote);
