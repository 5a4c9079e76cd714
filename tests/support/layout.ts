import type { Locator, Page } from '@playwright/test';

/** The visible part of a piece of text or a control. */
export interface Piece {
  what: string;
  kind: 'text' | 'control';
  /** Whether it stays in place while the page scrolls. */
  floating: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All visible lines of text and controls, in page coordinates. */
export function visiblePieces(page: Page): Promise<Piece[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const clips = (style: CSSStyleDeclaration) =>
      style.overflow !== 'visible' || style.clipPath !== 'none';

    // The part not clipped by overflow; undefined if nothing remains.
    const seen = (element: Element, { left, top, right, bottom }: Box): Box | undefined => {
      const box = { left, top, right, bottom };
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around === document.body) break;
        if (!clips(getComputedStyle(around))) continue;
        const edge = around.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : undefined;
    };
    const isFloating = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { position } = getComputedStyle(around);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('[inert]');

    const pieces: Piece[] = [];
    const add = (element: Element, kind: Piece['kind'], what: string, rects: Iterable<DOMRect>) => {
      for (const rect of rects) {
        const box = seen(element, rect);
        if (!box) continue;
        pieces.push({
          what: what.trim().slice(0, 60),
          kind,
          floating: isFloating(element),
          left: box.left + scrollX,
          top: box.top + scrollY,
          right: box.right + scrollX,
          bottom: box.bottom + scrollY,
        });
      }
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element || !isShown(element)) continue;
      // The bounding box of rotated text does not show where its letters are.
      if (element.closest('[transform*=rotate]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(element, 'text', node.textContent, range.getClientRects());
    }
    for (const control of document.querySelectorAll('a[href], button, input, textarea')) {
      if (!isShown(control)) continue;
      const isPhoto = !control.textContent?.trim() && control.querySelector('picture');
      const name = isPhoto
        ? 'a photograph'
        : (control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
      add(control, 'control', name || control.tagName, [control.getBoundingClientRect()]);
    }
    return pieces;
  });
}

/** Texts that overlap, in pairs. */
export function overlaps(pieces: readonly Piece[]): string[] {
  // Lines of a heading may be set tighter than its letters are tall.
  const tolerance = 0.3;
  const texts = pieces.filter(({ kind, floating }) => kind === 'text' && !floating);
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const line = Math.min(a.bottom - a.top, b.bottom - b.top);
      const touches = width > 2 && height > tolerance * line;
      return touches ? [`“${a.what}” and “${b.what}”`] : [];
    }),
  );
}

export type Bar = Pick<Piece, 'left' | 'top' | 'bottom'>;

/** The floating bar's position in the window. */
export async function barEdges(page: Page): Promise<Bar> {
  const box = await page.getByRole('complementary', { name: 'Ways to reach us' }).boundingBox();
  if (!box) throw new Error('The floating bar is not on the page.');
  return { left: box.x, top: box.y, bottom: box.y + box.height };
}

/**
 * Whether something fixed covers the focused element entirely.
 * @returns undefined if nothing on the page has focus
 */
export function focusedIsHidden(page: Page) {
  return page.evaluate(async () => {
    // Scrolling to the focused element takes a frame or two.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const isFree = (x: number, y: number) => {
      const on = document.elementFromPoint(x, y);
      return on !== null && (focused.contains(on) || on.contains(focused));
    };
    let free = 0;
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = left + across * (right - left);
        const y = top + down * (bottom - top);
        if (isFree(x, y)) free += 1;
      }
    }
    const what = focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName;
    return { what: what.trim().slice(0, 60), hidden: free === 0 };
  });
}

/** The lines that an element's text is broken into, also within a word. */
export function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((whole) => {
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, string>();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let at = 0; at < text.length; at += 1) {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        const top = Math.round(letter.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? '') + text.data[at]);
      }
    }
    return [...lines.values()].map((line) => line.trim());
  });
}
