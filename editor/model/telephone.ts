/** Two-digit area codes, such as 80 for Bengaluru. Their numbers may look like mobile ones. */
const AREA_CODES = /^(?:11|20|22|33|40|44|79|80)/;
/** Ten digits, after the 0, 91 or 0091 that people write before them. */
const INDIAN = /^(?:0|91|0091|091)?([1-9]\d{9})$/;

/** Puts spaces into ten digits: after the area code, or between the halves of a mobile number. */
function spaced(digits: string): string {
  if (AREA_CODES.test(digits)) return digits.replace(/^(..)(....)(....)$/, '$1 $2 $3');
  return /^[6-9]/.test(digits) ? digits.replace(/^(.{5})(.{5})$/, '$1 $2') : digits;
}

/**
 * An Indian number that was typed without +91, or with dashes, brackets or a leading 0, in the form that
 * the site needs: "98450-11223" gives "+91 98450 11223". Undefined if it has that form already, or is no
 * such number.
 */
export function indianNumber(typed: string): string | undefined {
  const plain = typed.trim();
  if (!/^[+\d][\d\s().\-–/]*$|^\(/.test(plain)) return undefined;
  if (plain.startsWith('+') && !/^\+\s*91/.test(plain)) return undefined;
  // "(0)" is the trunk prefix, which is left out after a country code.
  const digits = plain.replace(/(\d\D*)\(0\)/, '$1').replace(/\D/g, '');
  const [, national] = INDIAN.exec(digits) ?? [];
  if (!national) return undefined;
  const whole = `+91 ${spaced(national)}`;
  return /^\+91[ \d]{10,14}$/.test(plain) ? undefined : whole;
}
