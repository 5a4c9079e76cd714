import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  type OwnWord,
  ownWordsIn,
  ownWords as schema,
  wordsNameOf,
} from '../src/content/schema/words.ts';
import { site } from '../src/site/words/site.ts';
import { readOwnWords, withOwnWords } from './ownWords.ts';

const SRC = join(import.meta.dirname, '../src');
const WORDS = join(SRC, 'site/words');
const read = (file: string) => readFileSync(join(WORDS, file), 'utf8');

/** Every word that an inn may replace, each with a distinct replacement. */
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

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync(join(SRC, 'site/words'), join(folder, 'src/site/words'), { recursive: true });
  symlinkSync(join(SRC, 'enquiry'), join(folder, 'src/enquiry'));
  symlinkSync(join(SRC, '../lib'), join(folder, 'lib'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a module of words exports under a name when an inn replaces some of them. */
async function built(name: string, words: readonly OwnWord[]) {
  const modules = readdirSync(WORDS).filter((file) => /^(?!index)\w+\.ts$/.test(file));
  const [stem = ''] = modules.filter((file) => read(file).includes(`export const ${name} = {`));
  const file = join(folder, `src/site/words/${name}.${words.length}.ts`);
  writeFileSync(file, withOwnWords(read(stem), words));
  return (await import(pathToFileURL(file).href))[name];
}

test('every word in the schema can be replaced in its module', async () => {
  const otherwise = allOtherwise(schema);
  for (const key of Object.keys(otherwise)) {
    const words = ownWordsIn({ [key]: otherwise[key] });
    expect(words.length).toBeGreaterThan(0);
    expect(await built(wordsNameOf(key), words)).toMatchObject(otherwise[key] as object);
  }
});

test('a word is replaced exactly as typed, and the others stay', async () => {
  const said = "Ring “Asha”, \\ or 'knock'";
  const changed = await built('site', [{ name: 'site', path: ['nav', 'home'], said }]);
  const plain = (words: object) => JSON.parse(JSON.stringify(words));
  expect(plain(changed)).toEqual({ ...plain(site), nav: { ...plain(site.nav), home: said } });
});

test('in another language the translated words are used, and the language’s own for the rest', async () => {
  const content = mkdtempSync(join(folder, 'content-'));
  writeFileSync(
    join(content, 'words.yaml'),
    'site:\n  nav:\n    home: Our door\n  knowMore: Come closer\n',
  );
  writeFileSync(join(content, 'translations.yaml'), '- en: Our door\n  kn: ನಮ್ಮ ಬಾಗಿಲು\n');
  expect(await readOwnWords(content, 'en')).toHaveLength(2);
  expect(await readOwnWords(content, 'kn')).toEqual([
    { name: 'site', path: ['nav', 'home'], said: 'ನಮ್ಮ ಬಾಗಿಲು' },
  ]);
  expect(await readOwnWords(content, 'hi')).toEqual([]);
});
