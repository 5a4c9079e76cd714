// The zeros of India's scripts in Unicode; a Kannada keyboard types ೯೮….
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function toAsciiDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * The international number (`+919876543210`) that a guest typed; ten digits count as Indian.
 * @returns undefined if it is uncertain; such a number must not become a link
 */
export function internationalNumber(typed: string): string | undefined {
  const plain = toAsciiDigits(typed).replace(/[\s().\-–/]/g, '');
  if (!/^\+?\d+$/.test(plain)) return undefined;
  const digits = plain.replace(/^\+|^00/, '');
  const isForeign = digits !== plain;
  const full = isForeign ? digits : digits.replace(/^0?(?=[6-9]\d{9}$)/, '91');
  // E.164: at most 15 digits; the shortest numbers with a country code have 8.
  const isWhole = isForeign || (full.length === 12 && full.startsWith('91'));
  return isWhole && /^[1-9]\d{7,14}$/.test(full) ? `+${full}` : undefined;
}

function isMobile(typed: string): boolean {
  const number = internationalNumber(typed);
  if (!number) return false;
  // Only India's mobile numbers can be told from landlines; other countries have too many formats.
  return !number.startsWith('+91') || /^\+91[6-9]\d{9}$/.test(number);
}

/** Whether a text contains what can be a mobile number, also among words or next to another number. */
export function hasMobile(typed: string): boolean {
  return (
    isMobile(typed) ||
    toAsciiDigits(typed)
      .split(/[^\d+\s().\-–]+/)
      .some(isMobile)
  );
}
