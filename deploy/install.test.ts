import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
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

test('an update brings the code, and leaves words, settings and a customised Caddyfile', () => {
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

test('an update saves the enquiries first, under a new name, and three such backups stay', () => {
  const { install, root, source } = clone();
  install(...INN);
  const data = join(root, 'var/lib/copperpod-inn');
  const backups = [
    '.bak',
    '-20270103T120000Z.bak',
    '-20270101T120000Z.bak',
    '-20270104T120000Z.bak',
  ];
  const names = backups.map((suffix) => `before-update${suffix}`);
  cpSync(folderWith(Object.fromEntries([...names, 'outbox.db'].map((name) => [name, '']))), data, {
    recursive: true,
  });
  // The first is the newest, whatever its name says.
  for (const [age, name] of names.entries()) utimesSync(join(data, name), 0, 9 - age);
  writeFileSync(join(source, 'src/new.ts'), 'new');
  const done = install()
    .stdout.split('\n')
    .filter((line) => /before-update|systemctl stop/.test(line))
    .map((line) => line.replace(/^ *(?:left out:|\$) /, ''));
  expect(done).toEqual([
    expect.stringMatching(
      /mail:outbox -- backup \/var\/lib\/copperpod-inn\/before-update-\d{8}T\d{6}Z\.bak$/,
    ),
    `rm -f ${join(data, names[3] ?? '')}`,
    expect.stringContaining('systemctl stop'),
  ]);
  expect(readdirSync(data).sort()).toEqual([...names.slice(0, 3), 'outbox.db'].sort());
});

test('installed code that cannot back up the enquiries does not prevent a rollback', () => {
  const { install, root, source } = clone();
  install(...INN);
  const data = join(root, 'var/lib/copperpod-inn');
  cpSync(folderWith({ 'outbox.db': 'enquiries', 'outbox.db-wal': 'newest' }), data, {
    recursive: true,
  });
  writeFileSync(join(source, 'src/old.ts'), 'older');
  // As deploy/install does, on a machine where the installed code has lost its packages.
  const script = `set -euo pipefail
source=$1 root=$2 app=$2/srv/copperpod-inn data=/var/lib/copperpod-inn dry='' stopped='' log=/dev/null
. "$source/deploy/lib/tools.sh"
machine() { [[ $* != *backup* ]] || return 1; note "$*"; }
. "$source/deploy/lib/code.sh"`;
  const { status, stdout } = spawnSync('bash', ['-c', script, 'bash', source, root], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(readFileSync(join(root, 'srv/copperpod-inn/src/old.ts'), 'utf8')).toBe('older');
  expect(stdout.match(/systemctl stop|as_user cp .*|copies \/.*/g)).toEqual([
    'systemctl stop',
    expect.stringMatching(/outbox\.db \S+\/before-update-\w+\.bak$/),
    expect.stringMatching(/outbox\.db-wal \S+\/before-update-\w+\.bak-wal$/),
    `copies ${source}`,
  ]);
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
  write(root, { SITE_ORIGIN: 'https://your-inn.in' });
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

test('content that an older installation kept inside the code is carried over', () => {
  const { install, read, root } = clone();
  cpSync(folderWith({ 'content/inn.yaml': 'name: Ours' }), join(root, 'srv/copperpod-inn'), {
    recursive: true,
  });
  install(...INN);
  expect(read('srv/copperpod-inn-content/inn.yaml')).toBe('name: Ours');
});

test('words that were copied in part, as on a full disk, are copied again', () => {
  const { source, root, install, read } = clone();
  const bin = folderWith({ cp: '#!/bin/sh\necho half >"$3/other.yaml"\nexit 1\n' });
  chmodSync(join(bin, 'cp'), 0o755);
  const words = ['--root', root, ...INN];
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  expect(spawnSync(join(source, 'deploy/install'), words, { env }).status).toBe(1);
  expect(existsSync(join(root, 'srv/copperpod-inn-content/other.yaml'))).toBe(true);
  expect(install(...INN).status).toBe(0);
  expect(read('srv/copperpod-inn-content/inn.yaml')).toBe('name: Sample');
  writeFileSync(join(root, 'srv/copperpod-inn-content/inn.yaml'), 'name: Ours');
  install();
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

const ELSEWHERE = {
  DATA_DIR: '/var/lib/copperpod-inn/outbox',
  CONTENT_DIR: 'words',
  PORT: '4322',
  DESK_PORT: '4321',
};
/** Settings by hand, before the first installation. */
const write = (root: string, settings: Readonly<Record<string, string>>) =>
  cpSync(
    folderWith({
      '.env': Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    }),
    join(root, 'srv/copperpod-inn'),
    { recursive: true },
  );
/** The value of a line of a service. */
const lineOf = (unit: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

test('services, Caddy, folders and backups follow the settings', () => {
  const { install, read, root, source } = clone();
  write(root, ELSEWHERE);
  const { stdout } = install(...INN);
  expect(stdout).toContain('copperpod /var/lib/copperpod-inn/outbox\n');
  expect(stdout).toContain('wait_for 4322 The site');
  expect(stdout).toContain('wait_for 4321 The editor');
  const site = read('etc/systemd/system/copperpod-inn.service');
  expect(lineOf(site, 'ReadWritePaths')).toBe('/srv/copperpod-inn /var/lib/copperpod-inn/outbox');
  const editor = read('etc/systemd/system/copperpod-inn-editor.service');
  expect(lineOf(editor, 'ReadWritePaths')).toBe(
    '/srv/copperpod-inn -/srv/copperpod-inn/words /var/lib/copperpod-inn/outbox',
  );
  const caddy = read('etc/caddy/copperpod-inn.caddy');
  expect(caddy).toContain('{$SITE_UPSTREAM:127.0.0.1:4322}');
  expect(caddy).toContain('{$EDITOR_UPSTREAM:127.0.0.1:4321}');
  expect(read('srv/copperpod-inn/words/inn.yaml')).toBe('name: Sample');
  expect(parseEnv(read('srv/copperpod-inn/.env'))).toMatchObject(ELSEWHERE);

  cpSync(folderWith({ 'outbox.db': '' }), join(root, ELSEWHERE.DATA_DIR), { recursive: true });
  writeFileSync(join(source, 'src/new.ts'), 'new');
  const update = install().stdout;
  expect(update).toContain('backup /var/lib/copperpod-inn/outbox/before-update-');
  // A folder in use may have another owner's files.
  expect(update).not.toContain('copperpod /var/lib/copperpod-inn/outbox\n');
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
  write(root, settings);
  const before = everything(root);
  const { status, stdout, stderr } = install(...INN);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(everything(root)).toEqual(before);
});

test.runIf(has('caddy'))('Caddy accepts the written files', () => {
  const { install, root } = clone();
  for (const [words, settings] of [
    [INN, {}],
    [['--tls-internal', ...INN], {}],
    [INN, ELSEWHERE],
  ] as const) {
    write(root, settings);
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

test.runIf(has('systemd-analyze')).each([{}, ELSEWHERE])(
  'systemd understands the services, with the settings %o',
  (settings) => {
    const { install, root } = clone();
    write(root, settings);
    install(...INN);
    const units = join(root, 'etc/systemd/system');
    const files = readdirSync(units).map((name) => join(units, name));
    for (const file of files) {
      // The program must exist.
      const unit = readFileSync(file, 'utf8');
      writeFileSync(file, unit.replace(/^ExecStart=\/\S+/m, 'ExecStart=/bin/true'));
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    const ours = stderr.split('\n').filter((line) => line.includes('copperpod'));
    expect([status, ours]).toEqual([0, []]);
  },
);

test.each(['copperpod-inn.service', 'copperpod-inn-editor.service'])(
  '%s runs on when the machine has no memory for a build',
  (name) => {
    const unit = readFileSync(join(DEPLOY, name), 'utf8');
    expect(lineOf(unit, 'OOMPolicy')).toBe('continue');
  },
);

test('the site’s service starts no editor next to the editor’s own service', () => {
  const unit = readFileSync(join(DEPLOY, 'copperpod-inn.service'), 'utf8');
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line]) => line);
  const file = join(folderWith({ '.env': 'EDITOR_ORIGIN=https://edit.your-inn.in\n' }), '.env');
  const hosting = new URL('../editor/server/auth/hosting.ts', import.meta.url);
  const read = `import { readEditorOrigin } from '${hosting}'; console.log(readEditorOrigin(process.env)?.origin);`;
  const originWith = (env: object) =>
    spawnSync(process.execPath, [`--env-file=${file}`, '--input-type=module', '-e', read], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    }).stdout.trim();
  expect(originWith({})).toBe('https://edit.your-inn.in');
  expect(originWith(parseEnv(environment.join('\n')))).toBe('undefined');
});

test.runIf(has('shellcheck'))('shellcheck finds nothing in the scripts', () => {
  const parts = readdirSync(join(DEPLOY, 'lib')).map((name) => join('deploy/lib', name));
  const { stdout } = spawnSync('shellcheck', ['-x', 'deploy/install', ...parts], {
    cwd: join(DEPLOY, '..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
