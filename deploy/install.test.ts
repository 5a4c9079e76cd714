import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { clone, DEPLOY, has, INN, writeSettings } from '../tests/support/installer.ts';

/** Every file below a folder with its permissions and text. */
const everything = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stat = statSync(join(root, path));
      return [path, stat.mode, stat.isFile() && readFileSync(join(root, path), 'utf8')];
    });

test('what it writes: code, words, settings for one user alone, services, Caddy', () => {
  const { install, read, root } = clone();
  expect(install(...INN)).toMatchObject({ status: 0, stderr: '' });
  expect(read('srv/copperpod-inn/.env').split('\n').slice(1, -1)).toEqual([
    'SITE_ORIGIN=https://your-inn.in',
    'EDITOR_ORIGIN=https://edit.your-inn.in',
    'EDITOR_OWNERS=you@gmail.com',
    'MAIL_TO=you@gmail.com',
    'TRUST_PROXY=on',
    'DATA_DIR=/var/lib/copperpod-inn',
    'CONTENT_DIR=/srv/copperpod-inn-content',
  ]);
  expect(statSync(join(root, 'srv/copperpod-inn/.env')).mode & 0o777).toBe(0o600);
  expect(read('srv/copperpod-inn/src/old.ts')).toBe('old');
  expect(existsSync(join(root, 'srv/copperpod-inn/tests'))).toBe(false);
  expect(read('srv/copperpod-inn-content/inn.yaml')).toBe('name: Sample');
  expect(readdirSync(join(root, 'etc/systemd/system'))).toHaveLength(4);
  expect(read('etc/caddy/Caddyfile')).toBe('import /etc/caddy/copperpod-inn.caddy\n');
  const caddy = read('etc/caddy/copperpod-inn.caddy');
  for (const name of [
    'your-inn.in',
    'www.your-inn.in',
    'edit.your-inn.in',
    'preview.edit.your-inn.in',
  ]) {
    expect(caddy).toContain(`:${name}}`);
  }
  expect(caddy).not.toContain('example');
});

test('run by an administrator whose files nobody else may read, it writes files that Caddy can read', () => {
  const { source, root } = clone();
  const command = 'umask 077; exec "$0" "$@"';
  const words = [join(source, 'deploy/install'), '--root', root, ...INN];
  expect(spawnSync('sh', ['-c', command, ...words]).status).toBe(0);
  for (const path of ['etc/caddy', 'etc/caddy/Caddyfile', 'etc/caddy/copperpod-inn.caddy']) {
    expect(statSync(join(root, path)).mode & 0o004, path).toBe(0o004);
  }
  expect(statSync(join(root, 'srv/copperpod-inn')).mode & 0o005).toBe(0o005);
  expect(statSync(join(root, 'srv/copperpod-inn/.env')).mode & 0o777).toBe(0o600);
});

test('run again, with or without its arguments, it changes nothing', () => {
  const { install, root } = clone();
  install(...INN);
  const before = everything(root);
  expect(install(...INN).status).toBe(0);
  expect(install().status).toBe(0);
  expect(everything(root)).toEqual(before);
});

test.runIf(process.getuid?.() === 0)(
  'the services’ user cannot make root delete or write another’s file',
  () => {
    const { source } = clone();
    const root = temporaryFolder();
    chmodSync(root, 0o755);
    const victim = join(root, 'victim');
    const run = (prepare: (app: string) => void) => {
      const app = join(root, 'app');
      rmSync(app, { recursive: true, force: true });
      cpSync(folderWith({ '.installed': '' }), app, { recursive: true });
      writeFileSync(victim, 'another’s');
      prepare(app);
      const script = `set -euo pipefail
source=$1 root='' app=$2 data=/nowhere dry='' stopped='' log=/dev/null
. "$source/deploy/lib/tools.sh"
machine() { :; }
own() { chown -R nobody "$@"; }
as_user() { runuser -u nobody -- env -C "$app" "$@"; }
. "$source/deploy/lib/code.sh"`;
      // `runuser` is among the system's programs, which not every root's PATH names.
      const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
      spawnSync('bash', ['-c', script, 'bash', source, app], { env });
      return readFileSync(victim, 'utf8');
    };
    run(() => {});
    expect(readFileSync(join(root, 'app/src/old.ts'), 'utf8')).toBe('old');
    const line = `${'0'.repeat(64)}  ../victim\n`;
    expect(run((app) => writeFileSync(join(app, '.installed'), line))).toBe('another’s');
    const link = (app: string) => {
      rmSync(join(app, '.installed'));
      symlinkSync(victim, join(app, '.installed'));
    };
    expect(run(link)).toBe('another’s');
  },
);

test('new settings are not written through a link', () => {
  const { install, read, root } = clone();
  const victim = join(folderWith({ victim: 'another’s' }), 'victim');
  writeSettings(root, { SITE_ORIGIN: 'https://your-inn.in' });
  symlinkSync(victim, join(root, 'srv/copperpod-inn/.env.new'));
  expect(install(...INN).status).toBe(0);
  expect(readFileSync(victim, 'utf8')).toBe('another’s');
  expect(read('srv/copperpod-inn/.env')).toContain('MAIL_TO=you@gmail.com');
});

test.each([
  ['without an end of its last line', "SMTP_URL='smtps://a:b@mail.example:465'"],
  ['with a comment behind a value', 'SITE_ORIGIN=https://your-inn.in # since 2027\n'],
  ['from Windows', 'SITE_ORIGIN="https://your-inn.in"\r\n'],
  ['for a shell', 'export SITE_ORIGIN=https://your-inn.in\n'],
])('settings written by hand, %s, stay whole and are understood', (_, written) => {
  const { install, read, root } = clone();
  cpSync(folderWith({ '.env': written }), join(root, 'srv/copperpod-inn'), { recursive: true });
  expect(install(...INN)).toMatchObject({ status: 0, stderr: '' });
  const settings = read('srv/copperpod-inn/.env');
  expect(settings.startsWith(written)).toBe(true);
  expect(parseEnv(settings)).toMatchObject({
    ...parseEnv(written),
    SITE_ORIGIN: 'https://your-inn.in',
    MAIL_TO: 'you@gmail.com',
  });
  expect(settings.match(/SITE_ORIGIN/g)).toHaveLength(1);
  expect(read('etc/caddy/copperpod-inn.caddy')).toContain(':your-inn.in}');
});

test('a dry run prints every step and changes nothing', () => {
  const { install, root } = clone();
  const { status, stdout } = install(...INN, '--dry-run');
  expect(status).toBe(0);
  expect(stdout.match(/^\d+\./gm)).toHaveLength(10);
  expect(existsSync(root)).toBe(false);
});

test.each([
  [[], 'Which domain is it, and whose editor?'],
  [['your-inn.in'], 'Give your e-mail address as well'],
  [['https://your-inn.in', 'you@gmail.com'], 'without https://: your-inn.in'],
  [['www.your-inn.in', 'you@gmail.com'], 'without www: your-inn.in'],
  [['your inn', 'you@gmail.com'], 'your inn is no domain'],
  [['your-inn.in', 'you'], 'you is no e-mail address'],
  [['your-inn.in', 'you@gmail.com\nA=b'], 'is no e-mail address'],
  [[...INN, 'more'], 'more is too many'],
  [[...INN, '--force'], 'There is no option --force'],
])('%o is refused in a sentence, before anything is done', (words, sentence) => {
  const { install, root } = clone();
  const { status, stdout, stderr } = install(...words);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(existsSync(root)).toBe(false);
});

test('another domain or owner than the installed one is refused, with what to do', () => {
  const { install } = clone();
  install(...INN);
  expect(install('other.in', 'you@gmail.com').stderr).toContain('This server shows your-inn.in.');
  expect(install('your-inn.in', 'other@gmail.com').stderr).toContain('Add it to EDITOR_OWNERS');
});

test.each([
  [{ DATA_DIR: '/home/me/data' }, 'services see nothing in /home/: move /home/me/data'],
  [{ CONTENT_DIR: '/srv/../root/words' }, 'services see nothing in /root/: move /root/words'],
  [{ DATA_DIR: '~/data' }, 'DATA_DIR in '],
  [{ CONTENT_DIR: "'/srv/our words'" }, 'Give a whole path of letters, digits'],
  [{ PORT: '80' }, 'PORT=80 in '],
  [{ DESK_PORT: '70000' }, 'give a number from 1024 to 65535'],
])('%o is refused in a sentence, as the services could not follow it', (settings, sentence) => {
  const { install, root } = clone();
  writeSettings(root, settings);
  const before = everything(root);
  const { status, stdout, stderr } = install(...INN);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(everything(root)).toEqual(before);
});

test.runIf(has('shellcheck'))('shellcheck finds nothing in the scripts', () => {
  const parts = readdirSync(join(DEPLOY, 'lib')).map((name) => join('deploy/lib', name));
  const { stdout } = spawnSync('shellcheck', ['-x', 'deploy/install', ...parts], {
    cwd: join(DEPLOY, '..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
