import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import {
  ownWordsIn,
  ownWords as schema,
  wordFileOf,
  wordKeys,
} from '../src/content/wordsSchema.ts';
import { withOwnWords } from './ownWords.ts';

const SRC = join(import.meta.dirname, '../src');
const read = (stem: string) => readFileSync(join(SRC, `site/words/${stem}.ts`), 'utf8');

/** Every word that may be said otherwise, said so that each can be told from all others. */
function allOtherwise(group: z.ZodObject, path: string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group.shape).map(([name, field]) => {
      const inner = (field as z.ZodOptional).unwrap() as z.ZodType;
      const here = [...path, name];
      const isGroup = inner.def.type === 'object';
      return [name, isGroup ? allOtherwise(inner as z.ZodObject, here) : `<${here.join('.')}>`];
    }),
  );
}

test('every word of the schema is found in its file, and only that one changes', async () => {
  const otherwise = allOtherwise(schema);
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync(join(SRC, 'site/words'), join(folder, 'site/words'), { recursive: true });
  symlinkSync(join(SRC, 'enquiry'), join(folder, 'enquiry'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const key of wordKeys) {
    const stem = wordFileOf(key);
    const words = ownWordsIn({ [key]: otherwise[key] });
    expect(words.length).toBeGreaterThan(0);
    writeFileSync(join(folder, `site/words/${stem}.ts`), withOwnWords(read(stem), stem, words));
  }
  for (const key of wordKeys) {
    const stem = wordFileOf(key);
    const built = await import(pathToFileURL(join(folder, `site/words/${stem}.ts`)).href);
    expect(built[stem]).toMatchObject(otherwise[key] as object);
  }
  rmSync(folder, { recursive: true });
});

test('a word is put in as it was typed, and the others stay', () => {
  const said = "Ring “Asha”, \\ or 'knock'";
  const code = withOwnWords(read('site'), 'site', [{ file: 'site', path: ['bookNow'], said }]);
  expect(code).toContain(`bookNow: ${JSON.stringify(said)},`);
  expect(code).toContain("knowMore: 'Know More',");
});

test('a word that is not there stops the build with its name', () => {
  const word = { file: 'site', path: ['nav', 'hme'], said: 'Gate' };
  expect(() => withOwnWords(read('site'), 'site', [word])).toThrow('no text nav.hme');
});

test('the keys that owners have written stay, whatever a file is called', () => {
  const typed = {
    asking: { takeBack: 'Not this room' },
    unsent: { send: 'Send it' },
    along: { heading: 'Keep us' },
  };
  expect(schema.parse(typed)).toEqual(typed);
  for (const word of ownWordsIn(typed)) {
    expect(withOwnWords(read(word.file), word.file, [word])).toContain(
      `'${word.said}'`.replaceAll("'", '"'),
    );
  }
});
