/**
 * The reference of an enquiry, which guest and inn both use, on the telephone too.
 * Shared by the forms and our own e-mail service.
 */

/** Sent with the guest's own fields; in an EmailJS template it is `{{reference}}`. */
export const REFERENCE_FIELD = 'reference';

/** In the address of the page that thanks a guest without JavaScript. */
export const REFERENCE_PARAMETER = 'ref';

/** The page that thanks a guest without JavaScript. */
export const SENT_PAGE = '/sent';

/** The fragment with which it thanks: opened without it, it says that nothing was sent. */
export const SENT_FRAGMENT = 'thanks';

// No lookalikes (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels, so that it spells no word. Twenty
// characters in six places are 64 million: of an inn's 500 enquiries at a time, two are equal in one of
// 500 inns, and have different names.
const CHARACTERS = 'CFGHJKMNPRTWXY34679V';
const REFERENCE = new RegExp(`^[${CHARACTERS}]{3}-[${CHARACTERS}]{3}$`);

/** Whether this is a reference that we could have issued, such as `K7M-4RX`. */
export const isReference = (typed: string): boolean => REFERENCE.test(typed);

/** A random reference in two groups of three, as people read numbers aloud. */
export function newReference(): string {
  const characters = [...crypto.getRandomValues(new Uint32Array(6))].map(
    (number) => CHARACTERS[number % CHARACTERS.length],
  );
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}
