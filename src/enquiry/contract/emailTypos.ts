/**
 * Likely typos in an e-mail address. Uses its own rules: libraries for this compare every domain with a
 * few large ones, and so "correct" those of companies and small providers.
 */

/** Providers whose names are corrected. Others, such as `live`, are too similar to other real names. */
const PROVIDERS = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud', 'rediffmail'];

/** Providers that have no addresses under another ending. */
const ONLY_COM = ['gmail', 'rediffmail'];

/** The endings under which a provider's name is corrected. */
const ENDINGS = ['com', 'in', 'co.in', 'co.uk'];

/** No such top-level domains exist, so they are typos of `com` after any name. */
const NOT_COM = /^(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim|clm|c0m)$/;

/** These endings exist, but the providers do not use them. */
const NEAR_COM = /^(?:co|cm|om)$/;
const NEAR_CO_IN = /^(?:coin|com\.in|c\.in|o\.in|co\.(?:im|on|ni|n|i))$/;

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function placeOf(key: string) {
  const row = KEYS.findIndex((keys) => keys.includes(key));
  return { row, column: KEYS[row]?.indexOf(key) ?? Number.NaN };
}

/** Whether two keys touch each other on a keyboard. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

/** Whether two words differ by one typo: an extra, a missing, a swapped or a neighbouring letter. */
function isOneTypo(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  // A different first letter makes a different name: ymail, email.
  if (start === 0) return false;
  const [have, want] = [typed.slice(start), meant.slice(start)];
  if (have.slice(1) === want || have === want.slice(1)) return true;
  const [first = '', second = ''] = have;
  if (have.slice(2) === want.slice(2) && `${second}${first}` === want.slice(0, 2)) return true;
  return have.slice(1) === want.slice(1) && areNeighbours(first, want[0] ?? '');
}

function fixedEnding(ending: string, isProvider: boolean): string {
  if (NOT_COM.test(ending) || (isProvider && (ending === '' || NEAR_COM.test(ending)))) {
    return 'com';
  }
  return isProvider && NEAR_CO_IN.test(ending) ? 'co.in' : ending;
}

function fixedDomain(domain: string): string {
  const [, name = '', ending = ''] = /^([^.]*)\.?(.*)$/.exec(domain) ?? [];
  const provider = PROVIDERS.find((one) => one === name || isOneTypo(name, one));
  const last = fixedEnding(ending, provider !== undefined);
  const isOnlyCom = provider !== undefined && ONLY_COM.includes(provider);
  // If name and ending both differ, it is a company's own domain, such as gail.co.in.
  const isOther = isOnlyCom && provider !== name && last !== 'com';
  if (provider && !isOther && ENDINGS.includes(last))
    return `${provider}.${isOnlyCom ? 'com' : last}`;
  return domain.replace(/[^.]*$/, (top) => fixedEnding(top, false));
}

/**
 * The address that a guest probably meant.
 * @param typed a well-formed address
 * @returns undefined if nothing in it looks like a typo
 */
export function likelyAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  const fixed = fixedDomain(domain);
  return fixed === domain ? undefined : typed.slice(0, at + 1) + fixed;
}
