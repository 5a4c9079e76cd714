import {
  exceedsFirstWindow,
  FIRST_PHOTOGRAPH,
  neverFitsFirstWindow,
  withLaterStyles,
} from './laterStyles.ts';

/**
 * Icons (Phosphor's, in 256 units) and floor plans. They inherit all their style: a page's style sheet
 * does not apply to elements in another file.
 */
const DRAWING =
  /(<svg\b[^>]*? viewBox="0 0 256 256"[^>]*>(?=<path)|<svg\b[^>]*>(?=<g id="))(.*?)<\/svg>/gs;
const IDS = /\bid="([^"]*)"/g;
const REFERENCE = /(<use\b[^>]*? href=")#([^"]*)"/g;

/** Placeholder for the file's address, which is known once all pages are processed. */
export const DRAWINGS = '/_astro/drawings.svg';

/** Collects the drawings of all pages, each once, for one shared file. */
export class SharedDrawings {
  readonly #ids = new Map<string, string>();

  /**
   * Moves the drawings below a page's first photo to the shared file if the page can fit the first window
   * only without them; other pages save a request by keeping them inline. Drawings above the photo stay,
   * since they would appear late from a file.
   */
  withoutDrawings(html: string): string {
    const main = html.indexOf('<main');
    const photograph = html.slice(main).search(FIRST_PHOTOGRAPH);
    if (photograph < 0 || !exceedsFirstWindow(html)) return html;
    const start = main + photograph;
    const end = html.indexOf('</footer>');
    const bare = html.slice(start, end).replace(DRAWING, '');
    const least = withLaterStyles(html.slice(0, start) + bare + html.slice(end), () => '');
    if (neverFitsFirstWindow(least)) return html;
    const moved = new Map<string, string>();
    const rest = html.slice(start, end).replace(DRAWING, (_, tag: string, drawing: string) => {
      const id = this.#idOf(drawing);
      for (const [, inner = ''] of drawing.matchAll(IDS)) moved.set(inner, `${id}${inner}`);
      return `${tag}<use href="${DRAWINGS}#${id}"/></svg>`;
    });
    // Small plans are `<use>` references to the large ones: point them to the file, too.
    return (html.slice(0, start) + rest + html.slice(end)).replace(
      REFERENCE,
      (whole, tag: string, id: string) =>
        moved.has(id) ? `${tag}${DRAWINGS}#${moved.get(id)}"` : whole,
    );
  }

  /** The file with all drawings; undefined if no page needs it. */
  file(): string | undefined {
    const drawings = [...this.#ids].map(([drawing, id]) => {
      const named = drawing
        .replace(IDS, (_, inner: string) => `id="${id}${inner}"`)
        .replace(REFERENCE, (_, tag: string, inner: string) => `${tag}#${id}${inner}"`);
      return `<g id="${id}">${named}</g>`;
    });
    if (drawings.length === 0) return undefined;
    return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
  }

  #idOf(drawing: string): string {
    const known = this.#ids.get(drawing);
    if (known) return known;
    const id = `d${this.#ids.size.toString(36)}`;
    this.#ids.set(drawing, id);
    return id;
  }
}
