import { clockAt } from '../../../lib/timeZones.ts';
import { clockTime } from '../../site/words/clock.ts';

/** Whether it is night: from 22:00 to 6:00. */
const isNight = (hour: number): boolean => hour >= 22 || hour < 6;

/** Milliseconds until the minute changes. */
export const untilNextMinute = (now: Date): number => 60_000 - (now.getTime() % 60_000);

const spanOf = (text: string) =>
  Object.assign(document.createElement('span'), { textContent: text });

/**
 * `<desk-clock>`: shows the time at the inn, updated every minute. The page supplies the sentence
 * (`data-sentence`, with [time] in it), what follows it by night (`data-awake`) and the time zone
 * (`data-zone`). Each sentence is a `<span>`, so that the contact strip can hide the second one.
 */
class DeskClock extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.#update();
    document.addEventListener('visibilitychange', this.#update);
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#update);
  }

  #update = () => {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    const { sentence = '', awake = '', zone = '' } = this.dataset;
    const now = new Date();
    const clock = clockAt(now, zone);
    const hour = clock.getUTCHours();
    const time = sentence.replace('[time]', clockTime(hour * 60 + clock.getUTCMinutes()));
    this.replaceChildren(spanOf(time), ...(isNight(hour) ? [' ', spanOf(awake)] : []));
    this.#timer = setTimeout(this.#update, untilNextMinute(now));
  };
}

customElements.define('desk-clock', DeskClock);
