/** The lines that iCalendar (RFC 5545, 3.1 and 3.3.11) and vCard (RFC 2426, 2.6) are made of. */

/** A line holds 75 octets at most; those that go on begin with a space. */
const LINE = 75;

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** A text as a value: what has a meaning of its own there is marked, and nothing ends the line. */
export const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n');

/** The line in pieces of at most 75 octets, none of which ends within a character. */
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

/** The lines as a file: each folded, and ended by CRLF. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
