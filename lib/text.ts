/** Characters: enough for any name and stay. E-mail programs show about 70 of a subject. */
export const MAX_LINE = 180;

/** Text from outside as one line, fit for a mail header: no line ends, controls or direction overrides. */
export function oneLine(typed: string, maxLength = MAX_LINE): string {
  const plain = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLength) return plain;
  const letters = lettersOf(plain);
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : plain;
}

/** A text's graphemes: a Kannada or Hindi letter and its signs stay together. */
export const lettersOf = (text: string): string[] =>
  // Firefox lacks it before version 125.
  'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    : [...text];

/** The text without accents and other marks on letters: “Café” as “Cafe”. */
export const withoutDiacritics = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '');

/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with its first letter in lower case. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A file's name in words: `rooms/bed-by-the-window.jpg` becomes "bed by the window". */
export const nameInWords = (path: string): string =>
  path.replace(/^.*\/|\.\w+$/g, '').replace(/[-_]/g, ' ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML, in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

const REFERENCE = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Undoes the HTML escaping of {@link escapeHtml} or React. */
export function unescapeHtml(html: string): string {
  return html.replace(REFERENCE, (_, decimal?: string, hex?: string, name = '') =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : (NAMED[name.toLowerCase()] ?? ''),
  );
}

/** A value as JSON for a script or data block in HTML; a `</script>` in it does not end the block. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
