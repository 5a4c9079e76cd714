/**
 * The reference of an enquiry, which guest and inn both use, on the telephone too.
 * Shared by the forms and our own e-mail service.
 */

/** Sent with the guest's own fields; in an EmailJS template it is `{{reference}}`. */
export const REFERENCE_FIELD = 'reference';

/** The query parameter with the reference on the page that thanks a guest without JavaScript. */
export const REFERENCE_PARAMETER = 'ref';

/** The page that thanks a guest without JavaScript. */
export const SENT_PAGE = '/sent';

/** The fragment with which that page thanks; without it, the page says that nothing was sent. */
export const SENT_FRAGMENT = 'thanks';

// No lookalikes (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels, so that it spells no word. Twenty
// characters in six places give 64 million references: if an inn stores 500 enquiries at a time, the
// chance that any two share one is 1 in 500, and the guests' names still differ.
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
