import { whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { type Hours, isDuring } from '../../site/hours.ts';
import { clockTime } from '../../site/words/clock.ts';
import { leaving as words } from '../../site/words/leaving.ts';
import { departure, type Rush } from './departure.ts';

interface Note extends Hours {
  says: string;
}

/**
 * `<leave-by>`: says when to leave for a place to be there by a given time. It takes the places
 * from the table in its section (`tr[data-minutes]`) and marks the way on the map there
 * (`path[data-way]`). The page supplies the rush hours (`data-rush`), notes for certain hours
 * (`data-notes`), and the link to the desk, whose message on WhatsApp names place and hour.
 */
class LeaveBy extends HTMLElement {
  readonly #rows: HTMLElement[] = [];
  #rush: Rush[] = [];
  #notes: Note[] = [];

  connectedCallback() {
    this.#rush = JSON.parse(this.dataset['rush'] ?? '[]');
    this.#notes = JSON.parse(this.dataset['notes'] ?? '[]');
    this.#fillPlaces();
    this.addEventListener('input', this.#answer);
    this.#answer();
  }

  #part<Part extends HTMLElement>(name: string): Part {
    const part = this.querySelector<Part>(`[data-part="${name}"]`);
    if (!part) throw new Error(`<leave-by> needs an element with data-part="${name}".`);
    return part;
  }

  get #section() {
    return this.closest('section');
  }

  #fillPlaces() {
    const select = this.#part<HTMLSelectElement>('place');
    select.textContent = '';
    this.#rows.length = 0;
    for (const body of this.#section?.querySelectorAll('tbody') ?? []) {
      const group = document.createElement('optgroup');
      group.label = body.querySelector('[scope="rowgroup"] span')?.textContent ?? '';
      for (const row of body.querySelectorAll<HTMLElement>('tr[data-minutes]')) {
        group.append(new Option(row.querySelector('a')?.textContent ?? ''));
        this.#rows.push(row);
      }
      if (group.childElementCount) select.append(group);
    }
  }

  #answer = () => {
    const select = this.#part<HTMLSelectElement>('place');
    const row = this.#rows[select.selectedIndex];
    // In minutes; not a number while the control is empty.
    const arrival = this.#part<HTMLInputElement>('hour').valueAsNumber / 60_000;
    const isTold = !Number.isNaN(arrival);
    const { minutes, by = 'auto', way } = row?.dataset ?? {};
    const onFoot = by === 'foot';
    for (const path of this.#section?.querySelectorAll<SVGElement>('path[data-way]') ?? []) {
      path.toggleAttribute('data-chosen', path.dataset['way'] === way);
    }
    const link = this.#part<HTMLAnchorElement>('ask');
    link.hidden = !row || !isTold || onFoot;
    if (!row || !isTold) {
      this.#say('', '');
      return;
    }
    const quiet = Number(minutes);
    const { leave, ride } = departure(arrival, quiet, onFoot ? [] : this.#rush);
    const clock = clockTime(leave);
    const time = leave < 0 ? words.dayBefore.replace('[time]', clock) : clock;
    // Round up: how much longer a ride takes in the rush is only an estimate.
    const told = ride > quiet ? Math.ceil(ride / 5) * 5 : ride;
    const note = this.#notes.find((one) => isDuring(leave, one));
    const byRoad = ride > quiet ? words.inTheRush : words.byRoad;
    this.#say(
      words.answer(words.leave.replace('[time]', time), note?.says),
      (onFoot ? words.onFoot : byRoad).replace('[minutes]', `${told}\u00a0${words.minutes}`),
    );
    const vehicle = by === 'cab' ? 'cab' : 'auto';
    const isChat = link.hostname === 'wa.me';
    this.#part('ride-by').textContent = (isChat ? words.ask : words.ring)[vehicle];
    if (!isChat) return;
    const message = words.message[vehicle]
      .replace('[time]', time)
      .replace('[place]', () => select.value)
      .replace('[hour]', clockTime(arrival));
    link.href = whatsappLink(link.pathname, message);
  };

  #say(answer: string, ride: string) {
    this.#part('answer').textContent = answer;
    this.#part('ride').textContent = ride;
  }
}

customElements.define('leave-by', LeaveBy);
