import { rank, type Searchable, wordsIn } from './ranking.ts';

/** Placeholder for the typed text in the page's words and links; see site/words/goodToKnow.ts. */
const TYPED = '[typed]';

/** Milliseconds to wait for the file of words before showing results without it. */
const LONGEST_WAIT = 4000;

/** Words that only the search reads. A build moves them to a separate file; see build/searchWords.ts. */
export interface SearchWords {
  /** Separated by spaces. */
  stopWords: string;
  /** For each entry that has hidden search words. */
  also: string[];
}

/** The result as one of three sentences: none for [typed], one, or [count]. */
export function resultMessage(
  count: number,
  { none, one, many }: { none: string; one: string; many: string },
  typed: string,
): string {
  // A function, because a replacement string would interpret "$&".
  if (count === 0) return none.replace(TYPED, () => typed);
  return count === 1 ? one : many.replace('[count]', String(count));
}

/** The id in a URL's fragment; empty if its percent-encoding is malformed. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

const wordsAt = (entry: HTMLElement, selector: string) =>
  wordsIn(entry.querySelector(selector)?.textContent ?? '');

/** Question, synonyms and answer of an entry, without the words of its links. */
const searchableOf = (entry: HTMLElement): Searchable => [
  wordsAt(entry, 'summary, a'),
  wordsIn(entry.dataset['also'] ?? ''),
  wordsAt(entry, '[data-part=answer]'),
];

/**
 * `<question-search>`: filters its questions (`<details>` in sections) to those that match the words
 * typed, the best first, announces how many, and offers to ask the inn when there are none. A section
 * that is hidden at first holds links to other sections (`<li>`), shown only as results. While its file
 * of words (`data-words`) is loading, it searches the visible words but does not report that there are no
 * results. Where the browser does not, it opens the answer of the URL's fragment, and all for printing.
 */
class QuestionSearch extends HTMLElement {
  #searchable: Searchable[] | undefined;
  /** Whether the file of words, which may match more, is still loading. */
  #isWaiting = false;
  readonly #field = this.querySelector<HTMLInputElement>('input[type="search"]');
  readonly #status = this.querySelector<HTMLElement>('[role="status"]');
  readonly #none = this.querySelector<HTMLElement>('[data-part="none"]');
  /** The table of contents, which would separate the search field from the results. */
  readonly #contents = this.querySelector('nav');
  readonly #entries = [...this.querySelectorAll<HTMLElement>('section :is(details, li)')];
  readonly #resultsOnly = this.querySelector('section[hidden]');
  readonly #links = [...this.querySelectorAll<HTMLAnchorElement>('[data-part="none"] a')].map(
    (link) => ({ link, href: link.href }),
  );

  /** Answers that were opened for printing, to be closed again. */
  readonly #printed: HTMLDetailsElement[] = [];

  connectedCallback() {
    this.dataset['alive'] = '';
    this.#field?.addEventListener('focus', this.#fetchWords);
    this.#field?.addEventListener('input', this.#fetchWords, { once: true });
    this.#field?.addEventListener('input', this.#search);
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    this.querySelector('form')?.addEventListener('reset', () => {
      requestAnimationFrame(this.#search);
      this.#field?.focus();
    });
    this.addEventListener('click', this.#copyLink);
    addEventListener('hashchange', this.#reveal);
    addEventListener('beforeprint', this.#openAll);
    addEventListener('afterprint', this.#closeAgain);
    this.#reveal();
    if (this.#field?.value || this.#field?.matches(':focus')) void this.#fetchWords();
    // Search what was typed before this script loaded.
    if (this.#field?.value) this.#search();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#reveal);
    removeEventListener('beforeprint', this.#openAll);
    removeEventListener('afterprint', this.#closeAgain);
  }

  #search = () => {
    const typed = this.#field?.value.trim() ?? '';
    if (this.#contents) this.#contents.hidden = typed !== '';
    this.#searchable ??= this.#entries.map(searchableOf);
    const ranks = rank(this.#searchable, typed, this.dataset['stopWords']?.split(' '));
    const sorted = this.#entries
      .map((entry, index) => ({ entry, rank: ranks[index] ?? 0 }))
      .sort((one, other) => other.rank - one.rank);
    for (const { entry, rank } of sorted) {
      entry.hidden = rank === 0;
      entry.parentElement?.append(entry);
    }
    for (const group of new Set(sorted.map(({ entry }) => entry.closest('section')))) {
      if (!group) continue;
      const isEmpty = !group.querySelector(':is(details, li):not([hidden])');
      group.hidden = isEmpty || (group === this.#resultsOnly && typed === '');
      this.append(group);
    }
    this.#announce(ranks.filter(Boolean).length, typed);
  };

  /** Fetches the words in the file, once; if that failed, again when the field is next focused. */
  #fetchWords = async () => {
    const address = this.dataset['words'];
    if (!address) return;
    delete this.dataset['words'];
    this.#isWaiting = true;
    const wait = setTimeout(this.#searchAgain, LONGEST_WAIT);
    try {
      const { stopWords, also }: SearchWords = await (await fetch(address)).json();
      const entries = this.#entries.filter(({ dataset }) => dataset['also'] === '');
      for (const [index, { dataset }] of entries.entries()) dataset['also'] = also[index] ?? '';
      this.dataset['stopWords'] = stopWords;
    } catch {
      this.dataset['words'] = address;
    }
    clearTimeout(wait);
    this.#searchAgain();
  };

  /** Searches again with the file's words or, if it has not loaded, with those of the page. */
  #searchAgain = () => {
    this.#isWaiting = false;
    this.#searchable = undefined;
    if (!this.#field?.value) return;
    const focused = this.querySelector<HTMLElement>(':focus');
    this.#search();
    // An entry loses the focus when it moves in the document.
    focused?.focus({ preventScroll: true });
  };

  #announce(count: number, typed: string) {
    const { none = '', one = '', many = '' } = this.dataset;
    const isKnown = count > 0 || !this.#isWaiting;
    const message = isKnown ? resultMessage(count, { none, one, many }, typed) : '';
    if (this.#status) this.#status.textContent = typed && message;
    if (this.#none) this.#none.hidden = count > 0 || !isKnown;
    // encodeURIComponent throws on a lone surrogate. Importing contactLinks.ts would load another file.
    const question = encodeURIComponent(typed.replace(/\p{Cs}/gu, '\uFFFD'));
    for (const { link, href } of this.#links) {
      link.href = href.replaceAll(encodeURIComponent(TYPED), question);
    }
  }

  /** Opens the answer that the address refers to. */
  #reveal = () => {
    const answer = document.getElementById(idIn(location.hash));
    const entry = answer?.closest('details');
    if (!entry || entry.open) return;
    entry.open = true;
    answer?.scrollIntoView();
  };

  #openAll = () => {
    // Append, because a browser may fire `beforeprint` twice.
    this.#printed.push(...this.querySelectorAll<HTMLDetailsElement>('details:not([open])'));
    for (const entry of this.#printed) entry.open = true;
  };

  #closeAgain = () => {
    for (const entry of this.#printed.splice(0)) entry.open = false;
  };

  /** Follows a link to an answer and copies its address. */
  #copyLink = async ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-copy]');
    if (!link || !navigator.clipboard) return;
    const message = link.nextElementSibling;
    try {
      await navigator.clipboard.writeText(link.href);
      if (message) message.textContent = this.dataset['copied'] ?? '';
    } catch {
      // Copying is not allowed: the link has been followed, so the address bar shows it.
      if (message) message.textContent = '';
    }
  };
}

customElements.define('question-search', QuestionSearch);
