import type { Pointer } from '../pointer.ts';

/**
 * Names the field of a text, in invisible characters after the text, so that it survives when texts are
 * joined. Only the editor's preview has such marks, never a build.
 *
 * The characters are Unicode's tags, which mirror ASCII. Not @vercel/stega: one of its characters counts
 * as a space, where the site breaks sentences.
 */
export interface FieldMark {
  file: string;
  at: Pointer;
  /** Length of the text before it. */
  length: number;
}

/** The data in a page of the preview about its content. */
export interface PreviewPage {
  /** Origins whose messages the page accepts. */
  editors: string[];
  /** Versions of the content files that it shows. */
  versions: Record<string, string>;
  /** Facts that stand for placeholders in texts. */
  facts: [placeholder: string, fact: string][];
  /** Texts without a mark, found by their words: addresses, telephone numbers, headings of groups. */
  unmarked: UnmarkedText[];
}

export interface UnmarkedText {
  file: string;
  at: Pointer;
  text: string;
}

/** The id of the data block that holds a `PreviewPage`. */
export const PREVIEW_DATA = 'preview-data';

const TAGS = 0xe0000;
const MARK = /\u{e005b}[\u{e0020}-\u{e007e}]*?\u{e005d}\u{e007f}/gu;
/** The same in an address. */
const MARK_IN_ADDRESS = /(?:%F3%A0%8[01]%[89AB][\dA-F])+/gi;
const END = String.fromCodePoint(TAGS + 0x7f);

/** The text followed by its mark. */
export function withMark(text: string, file: string, at: Pointer): string {
  const ascii = JSON.stringify([file, at, text.length]).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}${[...ascii].map((sign) => String.fromCodePoint(TAGS + sign.charCodeAt(0))).join('')}${END}`;
}

/** The text without marks. */
export const withoutMarks = (text: string) => text.replace(MARK, '').replace(MARK_IN_ADDRESS, '');

function read(signs: string): FieldMark | undefined {
  try {
    const ascii = [...signs].slice(0, -1).map((sign) => (sign.codePointAt(0) ?? TAGS) - TAGS);
    const [file, at, length] = JSON.parse(String.fromCharCode(...ascii));
    return { file, at, length };
  } catch {
    return undefined;
  }
}

/** The marks in a text, each with its position in the text without marks. */
export function marksIn(text: string): { mark: FieldMark; end: number }[] {
  let hidden = 0;
  return [...text.matchAll(MARK)].flatMap((found) => {
    const end = found.index - hidden;
    hidden += found[0].length;
    const mark = read(found[0]);
    return mark ? [{ mark, end }] : [];
  });
}
