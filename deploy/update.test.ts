import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { clone, INN } from '../tests/support/installer.ts';

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
