import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../lib/settings.ts';
import { misspeltNames } from './run.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('a misspelt name is reported with the name that was meant, never with its value', () => {
  const file = 'ALERT_COMAND=s3cret\nMAIL_FORM=a@b.example\nTRUST_PROXI=on\nSMTP_URL=smtp://x\n';
  expect(misspeltNames(file)).toEqual([
    '.env sets “ALERT_COMAND”, which nothing reads: did you mean ALERT_COMMAND?',
    '.env sets “MAIL_FORM”, which nothing reads: did you mean MAIL_FROM?',
    '.env sets “TRUST_PROXI”, which nothing reads: did you mean TRUST_PROXY?',
  ]);
});

test('other programs’ settings are ignored', () => {
  expect(misspeltNames('TZ=Asia/Kolkata\nNODE_OPTIONS=\nBACKUP_BUCKET=inn\n')).toEqual([]);
});

test('every setting that the documents explain is known', () => {
  const tables = ['docs/mail.md', 'docs/hosting.md'].map(read).join('\n');
  const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
  const explained = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []);
  const example = read('.env.example').match(/^#?([A-Z_]+)(?==)/gm) ?? [];
  const names = [...explained, ...example.map((name) => name.replace('#', ''))];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});
