import { whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { whichRoom as words } from '../../site/words/whichRoom.ts';
import { type Answers, answersIn, fitting, withAnswers } from './roomFit.ts';

/** What is narrowed: rooms in whatever list or table of the page, told by their kind. */
const ROOM = '[data-sleeps]';

const kindOf = ({ dataset }: HTMLElement) => ({
  sleeps: Number(dataset['sleeps']),
  climate: dataset['climate'] ?? '',
});

/**
 * `<room-questions>`: links that answer two questions. Upgraded, an answer narrows every list of
 * rooms on the page at once; the answers are the address's query, so that a link, a reload and the
 * way back find them again. An answer that is chosen leads back to the page without it.
 */
class RoomQuestions extends HTMLElement {
  readonly #links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-ask]')];
  readonly #rooms = [...document.querySelectorAll<HTMLElement>(ROOM)];
  readonly #lists = [...document.querySelectorAll<HTMLElement>('[data-rooms]')];

  connectedCallback() {
    // From here on an answer is no longer a place on the page.
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
    // A new tab or window gets an address that says the same.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    this.#show(answersIn(search));
    const room = document.querySelector(`[data-room="${CSS.escape(location.hash.slice(1))}"]`);
    const hash = room && !room.closest('[hidden]') ? location.hash : '';
    history.pushState(null, '', pathname + search + hash);
    dispatchEvent(new Event('roomsnarrowed'));
    // The link itself is gone.
    if (!link.dataset['ask']) this.#links[0]?.focus({ preventScroll: true });
  };

  #show(answers: Answers) {
    const isAsked = answers.guests !== undefined || answers.climate !== undefined;
    // The table tells of rooms that a list tells of already.
    const listed = this.#rooms.filter(({ tagName }) => tagName === 'LI');
    const fits = fitting(listed.map(kindOf), answers);
    const count = listed.filter((room) => fits(kindOf(room))).length;
    // Where no room is right the table goes on comparing all: a guest may want two of them.
    const isLeft = (room: HTMLElement) =>
      fits(kindOf(room)) || (count === 0 && !listed.includes(room));
    for (const room of this.#rooms) room.hidden = !isLeft(room);
    for (const list of this.#lists) {
      const whole = list.dataset['rooms'] === 'section' ? list.closest('section') : list;
      if (whole) whole.hidden = !list.querySelector(`${ROOM}:not([hidden])`);
    }
    this.#mark(answers);
    const found = this.#part('found');
    if (found) {
      found.toggleAttribute('data-none', count === 0);
      found.textContent = this.#said(answers, count);
    }
    const all = this.#part('all');
    if (all) all.hidden = !isAsked;
    this.#offer(answers, count === 0);
  }

  #said({ guests, climate }: Answers, count: number) {
    if (count === 0) return words.none(guests, climate);
    return guests === undefined && climate === undefined ? '' : words.fits(count);
  }

  /** Marks the chosen answers, and leads each link to where it goes from here. */
  #mark(answers: Answers) {
    for (const link of this.#links) {
      const answer = answersIn(`?${link.dataset['ask']}=${link.dataset['answer']}`);
      const isChosen =
        answer.guests === undefined
          ? answer.climate === answers.climate
          : answer.guests === Math.min(answers.guests ?? 0, this.#mostGuests);
      link.setAttribute('aria-current', String(isChosen));
      const next = isChosen
        ? { ...answers, [link.dataset['ask'] ?? '']: undefined }
        : { ...answers, ...answer };
      link.href = location.pathname + withAnswers(location.search, next);
    }
  }

  get #mostGuests() {
    return Math.max(...this.#links.map(({ dataset }) => Number(dataset['answer']) || 0));
  }

  /** Offers two rooms where no single one is right. */
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
