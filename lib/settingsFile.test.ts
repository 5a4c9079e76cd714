import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settingsNow, withoutSettingsFile } from './settingsFile.ts';

function settingsFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), text);
  return join(folder, '.env');
}

test('what the file says follows the file, what the environment says stays', () => {
  const file = settingsFile('EDITOR_OWNERS=asha@example.org\nPORT=1\n');
  const now = settingsNow(file, { EDITOR_OWNERS: 'asha@example.org', PORT: '2' });
  writeFileSync(file, 'EDITOR_OWNERS=ravi@example.org\nPORT=3\n');
  expect(now()).toEqual({ EDITOR_OWNERS: 'ravi@example.org', PORT: '2' });
});

test('a child process reads the file itself', () => {
  const file = settingsFile('PORT=1\n');
  expect(withoutSettingsFile(file, { PORT: '1', HOST: '::1' })).toEqual({ HOST: '::1' });
  expect(withoutSettingsFile(`${file}.none`, { PORT: '1' })).toEqual({ PORT: '1' });
});
