/**
 * `node scripts/sampleSentences.ts`, after changing the sample: adds hashes of its sentences to those by
 * which the launch check recognises the sample. Sentences of earlier releases stay: inns may still have them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceHash, statementsIn } from '../src/content/launch/trueWords.ts';
import { loadContent } from '../src/content/load.ts';

const ROOT = join(import.meta.dirname, '..');
const file = join(ROOT, 'src/content/launch/sampleSentences.json');

const before: string[] = JSON.parse(readFileSync(file, 'utf8'));
const now = statementsIn(await loadContent(join(ROOT, 'content')));
const all = new Set([...before, ...now.map(({ text }) => sentenceHash(text))]);
writeFileSync(file, `${JSON.stringify([...all].sort(), null, 2)}\n`);
console.log(`${all.size} sentences of the sample are known.`);
