import {
  type FieldMark,
  marksIn,
  type UnmarkedText,
  withoutMarks,
} from '../../src/content/preview/fieldMark.ts';
import { key } from '../model/pointer.ts';
import type { FieldPlace, TypedText } from '../model/previewMessages.ts';

/** A segment of a text node: a field's text, or the text between two of these. */
type Part = { text: string; place?: FieldPlace };

/** A text of the page, or of a picture, with the field that it comes from. */
interface Shown {
  place: FieldPlace;
  /** The element to highlight, and to tap. */
  element: Element;
  /** Undefined for a picture, and for a text that spans several elements. */
  node?: Text;
}

const idOf = ({ file, at }: FieldPlace) => `${file} ${key(at)}`;

/** Which field each text and picture of the page comes from. */
export class Fields {
  readonly #shown = new Map<string, Shown[]>();
  readonly #parts = new Map<Text, Part[]>();
  /** Elements whose children share one field's text, with these children as saved. */
  readonly #whole = new Map<Element, ChildNode[]>();
  readonly #unmarked: readonly UnmarkedText[];
  /** Fills in placeholders, as the site does. */
  readonly #fill: (text: string) => string;
  #typed = new Map<string, string>();

  constructor(unmarked: readonly UnmarkedText[], fill: (text: string) => string) {
    this.#unmarked = unmarked;
    this.#fill = fill;
  }

  /** Reads the marks below a node and removes them, so that nothing copied or sent contains them. */
  read(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) this.#readText(node);
      else if (node instanceof Element) this.#readAttributes(node);
    }
  }

  #add(place: FieldPlace, element: Element, node?: Text): void {
    const id = idOf(place);
    const known = (this.#shown.get(id) ?? []).filter((one) => one.element.isConnected);
    if (!known.some((one) => one.element === element && one.node === node)) {
      this.#shown.set(id, [...known, { place, element, ...(node && { node }) }]);
    }
    element.setAttribute('data-preview-field', '');
  }

  #readText(node: Text): void {
    const parent = node.parentElement;
    if (!parent || parent.closest('script:not([type$="json"]), style')) return;
    const marks = marksIn(node.data);
    if (marks.length === 0) {
      const plain = node.data.trim();
      const found = plain.length > 3 && this.#unmarked.find(({ text }) => text === plain);
      if (found) this.#add(found, parent);
      return;
    }
    const plain = withoutMarks(node.data);
    node.data = plain;
    if (parent.closest('head, script')) return;
    this.#parts.set(node, this.#split(plain, marks, node));
    this.#show(node);
  }

  /** Splits a text at its marks. */
  #split(plain: string, marks: { mark: FieldMark; end: number }[], node: Text): Part[] {
    const parts: Part[] = [];
    let done = 0;
    for (const { mark, end } of marks) {
      const place = { file: mark.file, at: mark.at };
      const start = end - mark.length;
      if (start < done) {
        // The field's text began in an earlier element: the page may wrap each sentence in its own.
        const element = around(node, mark.length);
        this.#whole.set(element, [...element.childNodes]);
        this.#add(place, element);
        continue;
      }
      parts.push({ text: plain.slice(done, start) }, { text: plain.slice(start, end), place });
      done = end;
      this.#add(place, node.parentElement as Element, node);
    }
    return [...parts, { text: plain.slice(done) }];
  }

  #readAttributes(element: Element): void {
    for (const { name, value } of [...element.attributes]) {
      const plain = withoutMarks(value);
      if (plain === value) continue;
      const [found] = marksIn(value);
      element.setAttribute(name, plain);
      // A mark in the alternative text locates the picture.
      if (found && name === 'alt') this.#add(found.mark, element);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const plain = withoutMarks(element.value);
      if (plain !== element.value) element.value = plain;
    }
  }

  /** Shows these texts in place of the saved ones. */
  type(typed: readonly TypedText[]): void {
    const before = this.#typed;
    this.#typed = new Map(typed.map(({ text, ...place }) => [idOf(place), text]));
    for (const id of new Set([...before.keys(), ...this.#typed.keys()])) {
      for (const { node, element } of this.#shown.get(id) ?? []) {
        if (node) this.#show(node);
        else this.#showWhole(element, this.#typed.get(id));
      }
    }
  }

  #show(node: Text): void {
    const parts = this.#parts.get(node) ?? [];
    const now = parts.map(({ text, place }) => {
      const typed = place && this.#typed.get(idOf(place));
      return typed === undefined ? text : this.#fill(typed);
    });
    const text = now.join('');
    if (node.data !== text) node.data = text;
  }

  #showWhole(element: Element, typed: string | undefined): void {
    const saved = this.#whole.get(element);
    if (!saved) return;
    if (typed !== undefined) element.textContent = this.#fill(typed);
    else if (element.firstChild !== saved[0]) element.replaceChildren(...saved);
  }

  /** The elements that show a field or, if none do, its nearest relatives, such as its picture. */
  elementsOf(place: FieldPlace): Element[] {
    for (let length = place.at.length; length > 0; length -= 1) {
      const head = place.at.slice(0, length);
      const own = this.#shown.get(idOf({ file: place.file, at: head }));
      const found = own ?? this.#below({ file: place.file, at: head });
      const elements = found.map(({ element }) => element).filter((one) => one.isConnected);
      if (elements.length > 0) return [...new Set(elements)];
    }
    return [];
  }

  #below({ file, at }: FieldPlace): Shown[] {
    const head = `${file} ${key(at).slice(0, -1)},`;
    return [...this.#shown].flatMap(([id, shown]) => (id.startsWith(head) ? shown : []));
  }

  /** The field shown at a point of the window; a text takes precedence over a picture. */
  at(x: number, y: number): FieldPlace | undefined {
    const isAt = ({ left, right, top, bottom }: DOMRect) =>
      left <= x && x <= right && top <= y && y <= bottom;
    const stack = document.elementsFromPoint(x, y);
    const all = [...this.#shown.values()].flat();
    const texts = all.filter(
      ({ node, element }) =>
        stack.includes(element) &&
        !(element instanceof HTMLImageElement) &&
        rectsOf(element, node).some(isAt),
    );
    const deepest = (one: Shown) => stack.indexOf(one.element);
    const [text] = texts.sort((one, other) => deepest(one) - deepest(other));
    if (text) return text.place;
    return all
      .filter(({ element }) => stack.includes(element))
      .sort((one, other) => deepest(one) - deepest(other))[0]?.place;
  }

  /** The first field within an element on which Enter is pressed. */
  within(element: Element): FieldPlace | undefined {
    const all = [...this.#shown.values()].flat();
    return all.find((one) => element.contains(one.element))?.place;
  }

  /** All elements that show a field. */
  elements(): Set<Element> {
    return new Set([...this.#shown.values()].flat().map(({ element }) => element));
  }
}

/** The nearest ancestor of a node whose text is at least this long. */
function around(node: Text, length: number): Element {
  let element = node.parentElement as Element;
  while (element.parentElement && withoutMarks(element.textContent).length < length) {
    element = element.parentElement;
  }
  return element;
}

function rectsOf(element: Element, node: Text | undefined): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node ?? element);
  return [...range.getClientRects()];
}
