/**
 * Adds the sentences of content/, as hashes, to those by which the launch check knows the sample's.
 * Those of earlier releases stay: inns that began with them may say them still.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceHash, sentencesIn } from '../src/content/launch/trueWords.ts';
import { loadContent } from '../src/content/load.ts';

const ROOT = join(import.meta.dirname, '..');
const file = join(ROOT, 'src/content/launch/sampleSentences.json');

const before: string[] = JSON.parse(readFileSync(file, 'utf8'));
const now = sentencesIn(await loadContent(join(ROOT, 'content')));
const all = new Set([...before, ...now.map(({ text }) => sentenceHash(text))]);
writeFileSync(file, `${JSON.stringify([...all].sort(), null, 2)}\n`);
console.log(`${all.size} sentences of the sample are known.`);
