/** The sheet (from 1) and the index on it of the picture at a position. */
export function placeOf(position: number, perSheet: number): { sheet: number; index: number } {
  return { sheet: Math.floor(position / perSheet) + 1, index: position % perSheet };
}

/** The number of pictures on a sheet. */
export function countOn(sheet: number, total: number, perSheet: number): number {
  return Math.max(0, Math.min(perSheet, total - (sheet - 1) * perSheet));
}

const PHOTOS = 'a[data-srcset]';

/**
 * The sheets of a gallery. The first is served; the others are empty, but have about their final height,
 * until a guest scrolls near them or opens one of their pictures. Each is loaded from its own page; if
 * that fails, a link to the page takes its place.
 */
export class PhotoSheets {
  readonly total: number;
  readonly #perSheet: number;
  readonly #sheets: HTMLElement[];
  /** The link to the second sheet's page, served for guests without JavaScript. */
  readonly #next: HTMLAnchorElement | null;
  readonly #fetched = new Map<number, Promise<void>>();

  constructor(host: HTMLElement) {
    this.total = Number(host.dataset['total']);
    this.#perSheet = Number(host.dataset['perSheet']);
    this.#sheets = [...host.querySelectorAll<HTMLElement>('[data-sheet]')];
    this.#next = host.querySelector('[data-part="pages"] a:last-child');
    if (this.total > this.#perSheet) this.#makeRoom();
  }

  /** A picture's link; undefined until its sheet has loaded. */
  at(position: number): HTMLAnchorElement | undefined {
    const { sheet, index } = placeOf(position, this.#perSheet);
    return this.#sheets[sheet - 1]?.querySelectorAll<HTMLAnchorElement>(PHOTOS)[index];
  }

  /** The position of the picture with this link. */
  positionOf(link: Element): number {
    const sheet = this.#sheets.findIndex((one) => one.contains(link));
    const links = [...(this.#sheets[sheet]?.querySelectorAll(PHOTOS) ?? [])];
    return sheet * this.#perSheet + links.indexOf(link);
  }

  /** Loads the sheet of a picture; rejects if the request fails or returns another page. */
  load(position: number): Promise<void> {
    return this.#load(placeOf(position, this.#perSheet).sheet);
  }

  #load(number: number): Promise<void> {
    const sheet = this.#sheets[number - 1];
    if (!sheet || sheet.querySelector(PHOTOS)) return Promise.resolve();
    const fetched = this.#fetched.get(number) ?? this.#fetch(number, sheet);
    this.#fetched.set(number, fetched);
    return fetched;
  }

  async #fetch(number: number, sheet: HTMLElement) {
    // The served link points to the second sheet; other addresses differ only in the number.
    const address = new URL(String(number), this.#next?.href);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const fetched = page.querySelector('[data-sheet]');
      // Some hosts answer 200 with another page where one is missing.
      if (!fetched) throw new Error(`${answer.url}: no photographs`);
      sheet.replaceChildren(...fetched.children);
      sheet.style.minBlockSize = '';
    } catch (error) {
      // Allow another attempt.
      this.#fetched.delete(number);
      sheet.replaceChildren(this.#linkTo(address));
      throw error;
    }
  }

  #linkTo({ href }: URL): HTMLElement {
    const item = document.createElement('li');
    const link = this.#next?.cloneNode(true) as HTMLAnchorElement;
    link.href = href;
    item.append(link);
    return item;
  }

  #makeRoom() {
    const [first] = this.#sheets;
    if (!first) return;
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          const number = Number((target as HTMLElement).dataset['sheet']);
          this.#load(number).then(
            () => near.unobserve(target),
            () => undefined,
          );
        }
      },
      { rootMargin: '50% 0px' },
    );
    const height = first.offsetHeight / this.#perSheet;
    for (let number = 2; countOn(number, this.total, this.#perSheet) > 0; number++) {
      const sheet = first.cloneNode() as HTMLElement;
      sheet.dataset['sheet'] = String(number);
      sheet.style.minBlockSize = `${height * countOn(number, this.total, this.#perSheet)}px`;
      this.#sheets.push(sheet);
      near.observe(sheet);
    }
    first.after(...this.#sheets.slice(1));
    this.#next?.parentElement?.setAttribute('hidden', '');
  }
}
