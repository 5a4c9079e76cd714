// Long enough for any name and stay; mail programs show about 70.
export const LONGEST = 180;

/** What a guest typed, fit for one header line: no line ends, controls or direction overrides. */
export function oneLine(typed: string, longest = LONGEST): string {
  const plain = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : plain;
}
