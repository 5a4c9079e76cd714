import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { diagnosticsAfter } from '../../../tests/fixtures/contentFolder.ts';

/** The page with a list of another length: its entries again and again, or fewer of them. */
const withLength = (path: readonly string[], length: number) => (text: string) => {
  const page = parse(text);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((at, step) => at[step], page);
  const entries: unknown[] = parent[last];
  parent[last] = Array.from({ length }, (_, index) => entries[index % entries.length]);
  return stringify(page, { aliasDuplicateObjects: false });
};

test.each([
  ['home', ['hero', 'pictures'], [1, 8], [0, 9], 'photo'],
  ['about', ['whyChooseUs', 'items'], [2, 6], [1, 7], 'reasons'],
  ['about', ['services', 'items'], [2, 8], [1, 9], 'services'],
] as const)(
  '%s: %j may be from and to %j, and %j is told',
  async (page, path, fine, wrong, word) => {
    const file = `pages/${page}.yaml`;
    for (const length of fine) {
      expect(await diagnosticsAfter({ [file]: withLength(path, length) }), `${length}`).toEqual([]);
    }
    for (const length of wrong) {
      expect(
        await diagnosticsAfter({ [file]: withLength(path, length) }),
        `${length}`,
      ).toMatchObject([{ field: path.join(', '), fix: expect.stringContaining(word) }]);
    }
  },
);

test.each(['\\0', '\\x0b', '\\e', '\\ud83d'])(
  'a sign in a text that nobody sees, %s, is refused with what to do',
  async (sign) => {
    const typed = (text: string) => text.replace(/summary: .*/, `summary: "Two${sign} beds."`);
    expect(await diagnosticsAfter({ 'rooms/Double_Room.yaml': typed })).toMatchObject([
      { field: 'summary', fix: expect.stringContaining('invisible character') },
    ]);
  },
);
