import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translators } from '../../../editor/server/language/answers.ts';
import { diagnosticsAfter } from '../../../tests/fixtures/contentFolder.ts';
import { mistakes } from '../../../tests/fixtures/mistakes.ts';
import { launchContent } from '../launch/launch.ts';

// One check of a folder for each mistake, as in messages.test.ts.
test('whatever the checks say of a form is there in every language of the editor', {
  timeout: 120_000,
}, async () => {
  const sample = join(import.meta.dirname, '../../../content');
  const found = (await launchContent(sample, new Date('2026-11-22T06:00:00Z'))).diagnostics;
  for (const [kind, changes] of Object.entries(await mistakes())) {
    // The editor writes the file itself: only whoever edits it by hand meets these.
    if (!kind.startsWith('yaml')) found.push(...(await diagnosticsAfter(changes)));
  }
  const said = [...new Set(found.flatMap(({ message, fix }) => [message, fix]))].filter(Boolean);
  for (const { sentence } of Object.values(translators)) {
    expect(said.filter((english) => sentence(english) === undefined)).toEqual([]);
  }
});
