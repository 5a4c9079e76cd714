/** The lines of iCalendar (RFC 5545, 3.1 and 3.3.11) and vCard (RFC 2426, 2.6) files. */

/** Octets; continuation lines begin with a space. */
const LINE = 75;

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Escapes a text for use as a value. */
export const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n');

/** Folds a line at 75 octets, never within a character. */
export function folded(line: string): string {
  const pieces: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE) {
      pieces.push(' ');
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n');
}

/** Joins lines to a file: each is folded and ends with CRLF. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
