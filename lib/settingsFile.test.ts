import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withoutSettingsFile } from './settingsFile.ts';

function settingsFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), text);
  return join(folder, '.env');
}

test('a child process reads the file itself', () => {
  const file = settingsFile('PORT=1\n');
  expect(withoutSettingsFile(file, { PORT: '1', HOST: '::1' })).toEqual({ HOST: '::1' });
  expect(withoutSettingsFile(`${file}.none`, { PORT: '1' })).toEqual({ PORT: '1' });
});
