/** Differences in spelling that guests ignore: accents, case, joiners and hyphens. */
const FOLDED = /[\u0300-\u036f\u200b-\u200d'’‐-]/g;

/**
 * Normalises a text for the search. Removes accents from Latin letters only: in Indian scripts
 * Unicode's marks are vowels, which distinguish words.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(FOLDED, '').normalize('NFC').toLowerCase();
}

/** Whether a folded text contains every word typed, in any order. */
export function matches(folded: string, typed: string): boolean {
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Placeholder for the typed text in the page's words and links; see site/words/goodToKnow.ts. */
export const TYPED = '[typed]';

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

/** The id in a hash; empty if the hash is cut off within a letter. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

const folded = new WeakMap<Element, string>();

/** The text a question is found by: its words, its answer and its synonyms. */
function foldedOf(entry: HTMLDetailsElement): string {
  const known =
    folded.get(entry) ?? foldText(`${entry.textContent} ${entry.dataset['also'] ?? ''}`);
  folded.set(entry, known);
  return known;
}

/**
 * `<question-search>`: filters its questions (`<details>` in sections) to those containing every
 * word typed, announces how many, and offers to ask the inn when there are none. It also opens the
 * answer in the address, for browsers that do not.
 */
class QuestionSearch extends HTMLElement {
  readonly #field = this.querySelector<HTMLInputElement>('input[type="search"]');
  readonly #status = this.querySelector<HTMLElement>('[role="status"]');
  readonly #none = this.querySelector<HTMLElement>('[data-part="none"]');
  readonly #links = [...this.querySelectorAll<HTMLAnchorElement>('[data-part="none"] a')].map(
    (link) => ({ link, href: link.href }),
  );

  connectedCallback() {
    this.dataset['alive'] = '';
    this.#field?.addEventListener('input', this.#search);
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    this.querySelector('form')?.addEventListener('reset', () => {
      requestAnimationFrame(this.#search);
      this.#field?.focus();
    });
    this.addEventListener('click', this.#copyLink);
    addEventListener('hashchange', this.#reveal);
    this.#reveal();
    // Search what was typed before this script loaded.
    if (this.#field?.value) this.#search();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#reveal);
  }

  #search = () => {
    const typed = this.#field?.value.trim() ?? '';
    let count = 0;
    for (const group of this.querySelectorAll('section')) {
      const entries = [...group.querySelectorAll('details')];
      for (const entry of entries) entry.hidden = !matches(foldedOf(entry), typed);
      const found = entries.filter(({ hidden }) => !hidden).length;
      group.hidden = found === 0;
      count += found;
    }
    this.#announce(count, typed);
  };

  #announce(count: number, typed: string) {
    const { none = '', one = '', many = '' } = this.dataset;
    const message = resultMessage(count, { none, one, many }, typed);
    if (this.#status) this.#status.textContent = typed && message;
    if (this.#none) this.#none.hidden = count > 0;
    for (const { link, href } of this.#links) {
      link.href = href.replaceAll(encodeURIComponent(TYPED), encodeURIComponent(typed));
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

  /** Follows a link to an answer and copies its address. */
  #copyLink = async ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-copy]');
    if (!link || !navigator.clipboard) return;
    const message = link.nextElementSibling;
    try {
      await navigator.clipboard.writeText(link.href);
      if (message) message.textContent = link.dataset['copied'] ?? '';
    } catch {
      // Copying is not allowed: the link has been followed, so the address bar shows it.
      if (message) message.textContent = '';
    }
  };
}

customElements.define('question-search', QuestionSearch);
