import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { clone, DEPLOY, has, INN, lineOf, writeSettings } from '../tests/support/installer.ts';

const ELSEWHERE = {
  DATA_DIR: '/var/lib/copperpod-inn/outbox',
  CONTENT_DIR: 'words',
  PORT: '4322',
  DESK_PORT: '4321',
};

test('services, Caddy, folders and backups follow the settings', () => {
  const { install, read, root, source } = clone();
  writeSettings(root, ELSEWHERE);
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

test.runIf(has('caddy'))('Caddy accepts the written files', () => {
  const { install, root } = clone();
  for (const [words, settings] of [
    [INN, {}],
    [['--tls-internal', ...INN], {}],
    [INN, ELSEWHERE],
  ] as const) {
    writeSettings(root, settings);
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
    writeSettings(root, settings);
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
