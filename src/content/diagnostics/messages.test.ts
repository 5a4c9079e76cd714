import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { translators } from '../../../editor/server/language/answers.ts';
import { diagnosticsAfter } from '../../../tests/fixtures/contentFolder.ts';
import { mistakes } from '../../../tests/fixtures/mistakes.ts';
import { formatLaunch, launchContent } from '../launch/launch.ts';
import { type Diagnostic, formatDiagnostics } from './diagnostic.ts';

const MESSAGES = join(import.meta.dirname, '../../../tests/fixtures/messages');

const byKind = new Map<string, Diagnostic[]>();
let launch: Diagnostic[] = [];

// One check of a folder for each mistake: seconds on a free machine, many on a busy one.
beforeAll(async () => {
  for (const [kind, changes] of Object.entries(await mistakes())) {
    byKind.set(kind, await diagnosticsAfter(changes));
  }
  const sample = join(import.meta.dirname, '../../../content');
  launch = (await launchContent(sample, new Date('2026-11-22T06:00:00Z'))).diagnostics;
}, 120_000);

test('what the content check says of every kind of mistake', async () => {
  const reports = [...byKind].map(
    ([kind, found]) => `# ${kind}\n\n${formatDiagnostics(found, 'content')}\n`,
  );
  // A control character would make the snapshot a binary file.
  const text = reports.join('\n\n').replaceAll('\0', '\\0');
  await expect(text).toMatchFileSnapshot(join(MESSAGES, 'content-check.txt'));
});

test('what the launch check says of the sample', async () => {
  const text = `${formatLaunch(launch, 'content')}\n`;
  await expect(text).toMatchFileSnapshot(join(MESSAGES, 'launch-check.txt'));
});

test('the editor translates all of it into each of its languages', () => {
  const found = [...byKind.values(), launch].flat();
  const said = [...new Set(found.flatMap(({ message, fix }) => [message, fix]))].filter(Boolean);
  for (const { sentence } of Object.values(translators)) {
    expect(said.filter((english) => sentence(english) === undefined)).toEqual([]);
  }
});
