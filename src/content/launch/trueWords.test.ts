import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchableInn } from '../../../tests/fixtures/launchable.ts';
import { loadContent } from '../load.ts';
import { launchContent } from './launch.ts';
import hashes from './sampleSentences.json' with { type: 'json' };
import { sentenceHash, statementsIn } from './trueWords.ts';

const TODAY = new Date('2026-11-22T06:00:00Z');

let inn: Awaited<ReturnType<typeof launchableInn>>;
beforeAll(async () => {
  inn = await launchableInn();
});
afterAll(() => inn.remove());

const said = async () =>
  (await launchContent(inn.dir, TODAY)).diagnostics
    .filter(({ message }) => /is what the sample says/.test(message))
    .map(({ file, pointer, message }) => `${file} ${pointer?.join('.')} ${message}`);

// Hashes of earlier releases stay: inns may still have those sentences.
test('every sentence of the sample is known: npx vitest run trueWords -u adds new ones', async () => {
  const sentences = statementsIn(await loadContent(join(import.meta.dirname, '../../../content')));
  expect(sentences.length).toBeGreaterThan(200);
  const all = new Set([...hashes, ...sentences.map(({ text }) => sentenceHash(text))]);
  const file = join(import.meta.dirname, 'sampleSentences.json');
  await expect(`${JSON.stringify([...all].sort(), null, 2)}\n`).toMatchFileSnapshot(file);
});

test('a sentence of the sample is reported, however it is spaced, until it is confirmed', async () => {
  const title = 'title: "[name] – clean  rooms off Hosur Road, [city]."';
  const home = inn.change('pages/home.yaml', (text) => text.replace(/^title:.*$/m, title));
  expect(await said()).toEqual([expect.stringMatching(/^pages\/home\.yaml title .*Hosur Road/)]);
  const file = join(inn.dir, 'true-words.yaml');
  writeFileSync(file, '- "[name] – clean rooms off Hosur Road, [city]"\n');
  expect(await said()).toEqual([]);
  rmSync(file);
  home.undo();
});

test('hidden sentences and the second inn’s own are not reported', async () => {
  expect(await said()).toEqual([]);
  const sentence = 'sentence: Choose a room tonight, and the idlis will be hot in the morning.';
  const shown = inn.change('pages/home.yaml', (text) =>
    text.replace(/(?<=^promo:\n +)sentence:.*$/m, sentence),
  );
  expect(await said()).toEqual([expect.stringContaining('promo.sentence')]);
  const hidden = inn.change('pages/home.yaml', (text) => `hidden: [promo]\n${text}`);
  expect(await said()).toEqual([]);
  hidden.undo();
  shown.undo();
});
