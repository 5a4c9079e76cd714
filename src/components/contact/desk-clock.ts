import { hourAt } from '../../site/words/hourAt.ts';

/** Whether most people sleep there: from ten in the evening to six. */
export function isNight(now: Date, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const hour = Number(format.format(now));
  return hour >= 22 || hour < 6;
}

/** Milliseconds until the minute changes. */
export const untilNextMinute = (now: Date): number => 60_000 - (now.getTime() % 60_000);

const spanOf = (text: string) =>
  Object.assign(document.createElement('span'), { textContent: text });

/**
 * `<desk-clock>`: shows the time at the inn, updated every minute. The page supplies the sentence
 * (`data-sentence`, with [time] in it), what follows it by night (`data-awake`) and the time zone
 * (`data-zone`). Each sentence is a `<span>`, so that the strip can do without the second.
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
    const time = sentence.replace('[time]', hourAt(now, zone));
    this.replaceChildren(spanOf(time), ...(isNight(now, zone) ? [' ', spanOf(awake)] : []));
    this.#timer = setTimeout(this.#update, untilNextMinute(now));
  };
}

customElements.define('desk-clock', DeskClock);
