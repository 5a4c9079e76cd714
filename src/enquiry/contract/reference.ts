/**
 * The reference of an enquiry: what guest and inn both call it by, on the telephone too.
 * Shared by the forms and our own e-mail service.
 */

/** Travels beside a guest's own fields; in an EmailJS template it is `{{reference}}`. */
export const REFERENCE_FIELD = 'reference';

/** Carries the reference to the page that thanks a guest without JavaScript. */
export const REFERENCE_PARAMETER = 'ref';

// No sign that looks like another (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowel: no words come
// about. Twenty signs in six places are 64 million: among an inn's 500 enquiries at a time, two are
// alike once in 500 inns, and are then told apart by their names.
const SIGNS = 'CFGHJKMNPRTWXY34679V';
const REFERENCE = new RegExp(`^[${SIGNS}]{3}-[${SIGNS}]{3}$`);

/** Whether somebody may have got this from us: `K7M-4RX`. */
export const isReference = (typed: string): boolean => REFERENCE.test(typed);

/** A reference by chance, in two groups of three, as people read numbers aloud. */
export function newReference(): string {
  const signs = [...crypto.getRandomValues(new Uint32Array(6))].map(
    (number) => SIGNS[number % SIGNS.length],
  );
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}
