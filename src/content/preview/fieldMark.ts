import type { Pointer } from '../pointer.ts';

/**
 * Names the field of a text in invisible characters appended to it, so that the mark survives when texts
 * are concatenated. Only the editor's preview has marks, never a build.
 *
 * Uses Unicode tag characters, which mirror ASCII. @vercel/stega does not work here: one of its characters
 * counts as white space, at which the site splits sentences.
 */
export interface FieldMark {
  file: string;
  at: Pointer;
  /** Length of the text before it. */
  length: number;
}

/** Data about its content that a page of the preview embeds. */
export interface PreviewPage {
  /** Origins whose messages the page accepts. */
  editors: string[];
  /** Versions of the content files that it shows. */
  versions: Record<string, string>;
  /** The facts that replace placeholders in texts. */
  facts: [placeholder: string, fact: string][];
  /** Texts that carry no mark, such as telephone numbers; the preview finds them by their words. */
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
/** A mark, percent-encoded in a URL. */
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
