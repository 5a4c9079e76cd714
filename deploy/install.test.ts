import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';

const DEPLOY = import.meta.dirname;
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

const FILES = {
  'commands/serve.ts': '',
  'package-lock.json': '"node_modules/node": {\n"version": "24.0.0"\n}',
  'content/inn.yaml': 'name: Sample',
  'src/old.ts': 'old',
  'tests/a.ts': '',
};

/** A clone of a small project, and its deploy/install for a folder of its own. */
function clone() {
  const source = folderWith(FILES);
  cpSync(DEPLOY, join(source, 'deploy'), { recursive: true });
  const root = join(temporaryFolder(), 'root');
  const install = (...words: string[]) => {
    const command = join(source, 'deploy/install');
    const { status, stdout, stderr } = spawnSync(command, ['--root', root, ...words], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return { source, root, install, read };
}

const INN = ['your-inn.in', 'you@gmail.com'];

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

test('run again, with and without its words, it changes nothing', () => {
  const { install, root } = clone();
  install(...INN);
  const before = everything(root);
  expect(install(...INN).status).toBe(0);
  expect(install().status).toBe(0);
  expect(everything(root)).toEqual(before);
});

test('an update brings the code, and leaves words, settings and a Caddyfile of one’s own', () => {
  const { install, read, root, source } = clone();
  install(...INN);
  writeFileSync(join(root, 'srv/copperpod-inn-content/inn.yaml'), 'name: Ours');
  appendFileSync(join(root, 'srv/copperpod-inn/.env'), "SMTP_URL='smtps://a:b@mail.example'\n");
  writeFileSync(join(root, 'etc/caddy/Caddyfile'), 'other.example {\n}\n');
  const settings = read('srv/copperpod-inn/.env');
  rmSync(join(source, 'src/old.ts'));
  writeFileSync(join(source, 'src/new.ts'), 'new');
  writeFileSync(join(source, 'content/inn.yaml'), 'name: New sample');
  const { stdout } = install();
  expect(stdout).not.toContain('No mailbox is set up yet');
  expect(read('srv/copperpod-inn/src/new.ts')).toBe('new');
  expect(existsSync(join(root, 'srv/copperpod-inn/src/old.ts'))).toBe(false);
  expect(read('srv/copperpod-inn-content/inn.yaml')).toBe('name: Ours');
  expect(read('srv/copperpod-inn/.env')).toBe(settings);
  expect(read('etc/caddy/Caddyfile')).toBe(
    'other.example {\n}\nimport /etc/caddy/copperpod-inn.caddy\n',
  );
});

const BACKUP = '/var/lib/copperpod-inn/before-update';

test('an update saves the enquiries first, and gives up no earlier backup before it has a new one', () => {
  const { install, root, source } = clone();
  install(...INN);
  cpSync(folderWith({ 'outbox.db': '' }), join(root, 'var/lib/copperpod-inn'), { recursive: true });
  writeFileSync(join(source, 'src/new.ts'), 'new');
  const done = install()
    .stdout.split('\n')
    .filter((line) => /before-update|systemctl stop/.test(line))
    .map((line) => line.replace(/^ *left out: /, ''));
  expect(done).toEqual([
    `rm -f ${BACKUP}.new`,
    `as_user npm run --silent mail:outbox -- backup ${BACKUP}.new`,
    `mv -f ${BACKUP}.new ${BACKUP}.bak`,
    expect.stringContaining('systemctl stop'),
  ]);
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

test('words that an older installation has in its code are taken along', () => {
  const { install, read, root } = clone();
  cpSync(folderWith({ 'content/inn.yaml': 'name: Ours' }), join(root, 'srv/copperpod-inn'), {
    recursive: true,
  });
  install(...INN);
  expect(read('srv/copperpod-inn-content/inn.yaml')).toBe('name: Ours');
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

test.runIf(has('caddy'))('Caddy understands what is written for it', () => {
  const { install, root } = clone();
  for (const words of [INN, ['--tls-internal']]) {
    install(...words);
    const file = join(root, 'etc/caddy/copperpod-inn.caddy');
    const home = temporaryFolder();
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--config', file, '--adapter', 'caddyfile'],
      { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home } },
    );
    expect(status, stderr).toBe(0);
  }
});

test.runIf(has('systemd-analyze'))('systemd understands the services', () => {
  const names = readdirSync(DEPLOY).filter((name) => /\.(?:service|path)$/.test(name));
  // The program must exist.
  const units = folderWith(
    Object.fromEntries(
      names.map((name) => {
        const unit = readFileSync(join(DEPLOY, name), 'utf8');
        return [name, unit.replace(/^ExecStart=\/\S+/m, 'ExecStart=/bin/true')];
      }),
    ),
  );
  const files = names.map((name) => join(units, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
    encoding: 'utf8',
  });
  const ours = stderr.split('\n').filter((line) => line.includes('copperpod'));
  expect([status, ours]).toEqual([0, []]);
});

test.runIf(has('shellcheck'))('shellcheck finds nothing in the scripts', () => {
  const parts = readdirSync(join(DEPLOY, 'lib')).map((name) => join('deploy/lib', name));
  const { stdout } = spawnSync('shellcheck', ['-x', 'deploy/install', ...parts], {
    cwd: join(DEPLOY, '..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
