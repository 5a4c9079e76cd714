import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Env } from '../../../lib/settings.ts';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { Settings } from './settings.ts';

let folder: string;
let logged: string[];

beforeEach(() => {
  folder = temporaryFolder();
  logged = [];
});

const write = (text: string) => writeFileSync(join(folder, '.env'), text, { mode: 0o644 });
const open = (environment: Env = {}) =>
  new Settings({
    file: join(folder, '.env'),
    lock: join(folder, 'settings.lock'),
    environment,
    log: (event, details) => logged.push(`${event} ${JSON.stringify(details)}`),
  });

test('settings from the file follow the file, those from the environment stay', async () => {
  write('MAIL_TO=asha@example.org\nPORT=1\n');
  const settings = open({ MAIL_TO: 'asha@example.org', PORT: '2' });
  write('MAIL_TO=ravi@example.org\nPORT=3\n');
  expect(settings.env).toMatchObject({ MAIL_TO: 'ravi@example.org', PORT: '2' });
  expect(settings.setElsewhere('MAIL_TO')).toEqual([]);
  expect(settings.setElsewhere('MAIL_TO', 'PORT')).toEqual(['PORT']);
  const change = settings.change(settings.version, { PORT: '4' });
  await expect(change).rejects.toMatchObject({ status: 409 });
});

test('changed settings are readable by their owner only, and the log has names without values', async () => {
  write('MAIL_TO=asha@example.org\n');
  const settings = open();
  await settings.change(settings.version, {
    SMTP_URL: 'smtp://u:s3cret@mail.in',
    MAIL_TO: 'b@c.in',
  });
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  expect(settings.env['SMTP_URL']).toBe('smtp://u:s3cret@mail.in');
  expect(logged).toEqual(['settings changed {"names":"MAIL_TO,SMTP_URL"}']);
});

test('a version identifies a text without revealing it', async () => {
  write('SMTP_URL=smtp://u:s3cret@mail.in\n');
  const [one, other] = [open(), open()];
  expect(one.version).toBe(other.version);
  const before = one.version;
  await one.change(before, { MAIL_TO: 'a@b.in' });
  expect(one.version).not.toBe(before);
  await expect(other.change(before, { MAIL_TO: 'c@d.in' })).rejects.toMatchObject({ status: 409 });
  expect(one.env['MAIL_TO']).toBe('a@b.in');
});

test('of many windows at once one wins, and no change is partly written', async () => {
  write('# ours\n');
  const settings = open();
  const { version } = settings;
  const all = Array.from({ length: 8 }, (_, at) =>
    settings.change(version, { MAIL_TO: `a${at}@b.in`, MAIL_FROM: `a${at}@b.in` }),
  );
  const done = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
  expect(settings.env['MAIL_TO']).toBe(settings.env['MAIL_FROM']);
});

test('a change whose answer was lost is made once when it is sent again', async () => {
  const settings = open();
  const { version } = settings;
  await settings.change(version, { DESK_PUBLISH: 'git' });
  await settings.change(version, { DESK_PUBLISH: 'git' });
  expect(logged).toHaveLength(1);
  await expect(settings.change(version, { DESK_PUBLISH: undefined })).rejects.toMatchObject({
    status: 409,
  });
});

test('a symbolic link to the settings stays a link', async () => {
  writeFileSync(join(folder, 'real.env'), 'MAIL_TO=a@b.in\n');
  symlinkSync(join(folder, 'real.env'), join(folder, '.env'));
  const settings = open();
  await settings.change(settings.version, { MAIL_TO: 'c@d.in' });
  expect(readFileSync(join(folder, 'real.env'), 'utf8')).toBe('MAIL_TO=c@d.in\n');
});

test('a value that would add a setting is rejected, and nothing is written', async () => {
  const settings = open();
  const change = settings.change(settings.version, { MAIL_TO: 'a@b.in\nALERT_COMMAND=rm' });
  await expect(change).rejects.toMatchObject({ status: 422 });
  expect(settings.env).toEqual({});
});
