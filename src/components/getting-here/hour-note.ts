import { clockAt } from '../../../lib/timeZones.ts';

/** Whether a time, such as "04:59", lies in hours that may run past midnight; their end does not. */
export const isBetween = (time: string, from: string, until: string): boolean =>
  from < until ? from <= time && time < until : from <= time || time < until;

/**
 * `<hour-note>`: a sentence that is true at certain hours by the inn's clock, and hidden at others.
 * The page supplies the hours (`data-from`, `data-until`, such as "22:30") and the time zone
 * (`data-zone`).
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
    const { from = '', until = '', zone } = this.dataset;
    const time = clockAt(new Date(), zone).toISOString().slice(11, 16);
    this.hidden = !isBetween(time, from, until);
  };
}

customElements.define('hour-note', HourNote);
