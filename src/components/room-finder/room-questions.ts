import { whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { fewestGuests, type GuestCount } from '../../enquiry/contract/context.ts';
import { whichRoom as words } from '../../site/words/whichRoom.ts';
import { type Answers, answersIn, fitting, withAnswers } from './roomFit.ts';

/** Rooms in any list or table of the page. */
const ROOM = '[data-sleeps]';

const kindOf = ({ dataset }: HTMLElement) => ({
  sleeps: Number(dataset['sleeps']),
  climate: dataset['climate'] ?? '',
});

/**
 * `<room-questions>`: links that answer two questions. The script filters all lists of rooms by
 * the answers and keeps these in the address's query, for links, reloads and Back. Choosing the
 * current answer removes it.
 */
class RoomQuestions extends HTMLElement {
  readonly #links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-ask]')];
  readonly #rooms = [...document.querySelectorAll<HTMLElement>(ROOM)];
  readonly #lists = [...document.querySelectorAll<HTMLElement>('[data-rooms]')];

  connectedCallback() {
    // From here on answers filter the page instead of linking to its parts.
    document.documentElement.dataset['narrows'] = '';
    this.addEventListener('click', this.#click);
    addEventListener('popstate', this.#follow);
    this.#follow();
  }

  disconnectedCallback() {
    removeEventListener('popstate', this.#follow);
  }

  #part(name: string) {
    return this.querySelector<HTMLElement>(`[data-part="${name}"]`);
  }

  #follow = () => {
    this.#show(answersIn(location.search));
    dispatchEvent(new Event('roomsnarrowed'));
  };

  #click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      '[data-ask], [data-part=all]',
    );
    // With a modifier key, the browser opens the link in another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    this.#show(answersIn(search));
    const room = document.querySelector(`[data-room="${CSS.escape(location.hash.slice(1))}"]`);
    const hash = room && !room.closest('[hidden]') ? location.hash : '';
    history.pushState(null, '', pathname + search + hash);
    dispatchEvent(new Event('roomsnarrowed'));
    // The clicked link is now hidden.
    if (!link.dataset['ask']) this.#links[0]?.focus({ preventScroll: true });
  };

  #show(answers: Answers) {
    const isAnswered = answers.guests !== undefined || answers.climate !== undefined;
    // Count list items only: the table repeats the same rooms.
    const listed = this.#rooms.filter(({ tagName }) => tagName === 'LI');
    const fits = fitting(listed.map(kindOf), answers);
    const count = listed.filter((room) => fits(kindOf(room))).length;
    // If none fits, the table still shows all: a guest may want two rooms.
    const isMatch = (room: HTMLElement) =>
      fits(kindOf(room)) || (count === 0 && !listed.includes(room));
    for (const room of this.#rooms) room.hidden = !isMatch(room);
    for (const list of this.#lists) {
      const whole = list.dataset['rooms'] === 'section' ? list.closest('section') : list;
      if (whole) whole.hidden = !list.querySelector(`${ROOM}:not([hidden])`);
    }
    this.#mark(answers);
    const found = this.#part('found');
    if (found) {
      found.toggleAttribute('data-none', count === 0);
      found.textContent = this.#resultText(answers, count);
    }
    const all = this.#part('all');
    if (all) all.hidden = !isAnswered;
    this.#offer(answers, count === 0);
  }

  #resultText({ guests, climate }: Answers, count: number) {
    if (count === 0) return words.none(guests, climate);
    return guests === undefined && climate === undefined ? '' : words.fits(count, guests, climate);
  }

  /** Marks the current answers and updates each link's target. */
  #mark(answers: Answers) {
    for (const link of this.#links) {
      const answer = answersIn(`?${link.dataset['ask']}=${link.dataset['answer']}`);
      const isChosen =
        answer.guests === undefined
          ? answer.climate === answers.climate
          : answers.guests !== undefined && this.#isAnsweredBy(answer.guests, answers.guests);
      link.setAttribute('aria-current', String(isChosen));
      const next = isChosen
        ? { ...answers, [link.dataset['ask'] ?? '']: undefined }
        : { ...answers, ...answer };
      link.href = location.pathname + withAnswers(location.search, next);
    }
  }

  /** Larger parties share the answer that says "or more". */
  #isAnsweredBy(answer: GuestCount, guests: GuestCount) {
    const [least, fewest] = [fewestGuests(answer), fewestGuests(guests)];
    return typeof answer === 'string' ? fewest >= least : fewest === least;
  }

  /** Suggests two rooms if no single one fits. */
  #offer({ guests }: Answers, isNone: boolean) {
    const none = this.#part('none');
    if (!none) return;
    none.hidden = !isNone;
    if (!isNone) return;
    const chat = none.querySelector<HTMLAnchorElement>('a[href*="wa.me"]');
    if (chat) chat.href = whatsappLink(new URL(chat.href).pathname, words.message(guests));
  }
}

customElements.define('room-questions', RoomQuestions);
