import { takenAddresses } from '../../../src/content/addresses.ts';

/**
 * A new room's address out of its name, as the other rooms have theirs; free of those in use.
 * @param taken addresses of today and of before, in small letters
 */
export function roomAddress(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d-]+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '')
    .slice(0, 60);
  // Of scripts that an address cannot carry nothing is left.
  const base = /^[A-Za-z\d]/.test(plain) ? plain : 'Room';
  const isFree = (address: string) =>
    !taken.has(address.toLowerCase()) && !takenAddresses.includes(address.toLowerCase());
  if (isFree(base) && base !== 'Room') return base;
  for (let number = 2; ; number++) {
    if (isFree(`${base}_${number}`)) return `${base}_${number}`;
  }
}
