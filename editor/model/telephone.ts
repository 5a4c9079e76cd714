/** The city codes of two digits, whose numbers may look like mobile ones: +91 80, Bengaluru. */
const CITIES = /^(?:11|20|22|33|40|44|79|80)/;
/** Ten digits, after the 0, 91 or 0091 that people write before them. */
const INDIAN = /^(?:0|91|0091|091)?([1-9]\d{9})$/;

/** Ten digits as they are written: behind a city's code, or in two halves for a mobile number. */
function spaced(digits: string): string {
  if (CITIES.test(digits)) return digits.replace(/^(..)(....)(....)$/, '$1 $2 $3');
  return /^[6-9]/.test(digits) ? digits.replace(/^(.{5})(.{5})$/, '$1 $2') : digits;
}

/**
 * An Indian number that was typed without +91, or with dashes, brackets or a leading 0, in the form that
 * the site needs: "98450-11223" is "+91 98450 11223". Undefined if it is right already, or not such a
 * number.
 */
export function indianNumber(typed: string): string | undefined {
  const plain = typed.trim();
  if (!/^[+\d][\d\s().\-–/]*$|^\(/.test(plain)) return undefined;
  if (plain.startsWith('+') && !/^\+\s*91/.test(plain)) return undefined;
  // "(0)" stands for the 0 that is left out behind a country's code.
  const digits = plain.replace(/(\d\D*)\(0\)/, '$1').replace(/\D/g, '');
  const [, national] = INDIAN.exec(digits) ?? [];
  if (!national) return undefined;
  const whole = `+91 ${spaced(national)}`;
  return /^\+91[ \d]{10,14}$/.test(plain) ? undefined : whole;
}
