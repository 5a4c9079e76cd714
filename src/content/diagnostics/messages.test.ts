import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnosticsAfter } from '../../../tests/fixtures/contentFolder.ts';
import { mistakes } from '../../../tests/fixtures/mistakes.ts';
import { formatLaunch, launchContent } from '../launch/launch.ts';
import { formatDiagnostics } from './diagnostic.ts';

const MESSAGES = join(import.meta.dirname, '../../../tests/fixtures/messages');

// One check of a folder for each mistake: seconds on a free machine, many on a busy one.
test('what the content check says of every kind of mistake', { timeout: 120_000 }, async () => {
  const reports: string[] = [];
  for (const [kind, changes] of Object.entries(await mistakes())) {
    reports.push(`# ${kind}\n\n${formatDiagnostics(await diagnosticsAfter(changes), 'content')}\n`);
  }
  // A control character would make the snapshot a binary file.
  const text = reports.join('\n\n').replaceAll('\0', '\\0');
  await expect(text).toMatchFileSnapshot(join(MESSAGES, 'content-check.txt'));
});

test('what the launch check says of the sample', async () => {
  const sample = join(import.meta.dirname, '../../../content');
  const { diagnostics } = await launchContent(sample, new Date('2026-11-22T06:00:00Z'));
  const text = `${formatLaunch(diagnostics, 'content')}\n`;
  await expect(text).toMatchFileSnapshot(join(MESSAGES, 'launch-check.txt'));
});
