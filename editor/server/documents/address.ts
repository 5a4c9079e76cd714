import { takenAddresses } from '../../../src/content/files.ts';

/**
 * A free address for a new room, made of its name.
 * @param taken current and former addresses, in lower case
 */
export function roomAddress(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d-]+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '')
    .slice(0, 60);
  // Nothing is left of a name in a script that addresses cannot contain.
  const base = /^[A-Za-z\d]/.test(plain) ? plain : 'Room';
  const isFree = (address: string) =>
    !taken.has(address.toLowerCase()) && !takenAddresses.includes(address.toLowerCase());
  if (isFree(base) && base !== 'Room') return base;
  for (let number = 2; ; number++) {
    if (isFree(`${base}_${number}`)) return `${base}_${number}`;
  }
}
