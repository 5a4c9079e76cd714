// Where the decimal digits of India's scripts begin in Unicode; a Kannada keyboard types ೯೮….
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function toAsciiDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * The international number (`+919876543210`) behind what a guest typed; ten digits are taken to
 * be Indian. Undefined when it cannot be told: then nobody should tap on it.
 */
export function internationalNumber(typed: string): string | undefined {
  const plain = toAsciiDigits(typed).replace(/[\s().\-–/]/g, '');
  if (!/^\+?\d+$/.test(plain)) return undefined;
  const digits = plain.replace(/^\+|^00/, '');
  const isForeign = digits !== plain;
  const full = isForeign ? digits : digits.replace(/^0?(?=[6-9]\d{9}$)/, '91');
  // E.164: at most 15 digits; the shortest numbers with a country code have 8.
  const isWhole = isForeign || (full.length === 12 && full.startsWith('91'));
  return isWhole && full.length >= 8 && full.length <= 15 ? `+${full}` : undefined;
}
