/** Where a picture is when `perSheet` of them stand on a sheet; sheets count from 1. */
export function placeOf(position: number, perSheet: number): { sheet: number; index: number } {
  return { sheet: Math.floor(position / perSheet) + 1, index: position % perSheet };
}

/** How many pictures are on a sheet. */
export function countOn(sheet: number, total: number, perSheet: number): number {
  return Math.max(0, Math.min(perSheet, total - (sheet - 1) * perSheet));
}

const PHOTOS = 'a[data-srcset]';

/**
 * The sheets of a gallery: the first as served, the others empty and as high as they will be,
 * until they come near or are asked for. Each is taken from a page of its own, and while that
 * cannot be had the link to it stands in its place.
 */
export class PhotoSheets {
  readonly total: number;
  readonly #perSheet: number;
  readonly #sheets: HTMLElement[];
  /** Served for guests without JavaScript: the link to the second sheet's page. */
  readonly #next: HTMLAnchorElement | null;
  readonly #fetched = new Map<number, Promise<void>>();

  constructor(host: HTMLElement) {
    this.total = Number(host.dataset['total']);
    this.#perSheet = Number(host.dataset['perSheet']);
    this.#sheets = [...host.querySelectorAll<HTMLElement>('[data-sheet]')];
    this.#next = host.querySelector('[data-part="pages"] a:last-child');
    if (this.total > this.#perSheet) this.#makeRoom();
  }

  /** The link of a picture; undefined while its sheet is not there. */
  at(position: number): HTMLAnchorElement | undefined {
    const { sheet, index } = placeOf(position, this.#perSheet);
    return this.#sheets[sheet - 1]?.querySelectorAll<HTMLAnchorElement>(PHOTOS)[index];
  }

  /** The position of the picture whose link this is. */
  positionOf(link: Element): number {
    const sheet = this.#sheets.findIndex((one) => one.contains(link));
    const links = [...(this.#sheets[sheet]?.querySelectorAll(PHOTOS) ?? [])];
    return sheet * this.#perSheet + links.indexOf(link);
  }

  /** Sees to it that a picture's link is there; refuses when the network does. */
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
    // The served link leads to the second sheet; the others' addresses differ in the number only.
    const address = new URL(String(number), this.#next?.href);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      sheet.replaceChildren(...(page.querySelector('[data-sheet]')?.children ?? []));
      sheet.style.minBlockSize = '';
    } catch (error) {
      // May be asked for again.
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
