import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, temporaryFolder } from '../mail/support/folders.ts';

export const DEPLOY = join(import.meta.dirname, '../../deploy');

/** Whether a program is installed. */
export const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** The installer's arguments for an inn. */
export const INN = ['your-inn.in', 'you@gmail.com'];

const FILES = {
  'commands/serve.ts': '',
  'package-lock.json': '"node_modules/node": {\n"version": "24.0.0"\n}',
  'content/inn.yaml': 'name: Sample',
  'src/old.ts': 'old',
  'tests/a.ts': '',
};

/** A clone of a small project, and its deploy/install for a folder of its own. */
export function clone() {
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

/** Writes settings by hand, before the first installation. */
export const writeSettings = (root: string, settings: Readonly<Record<string, string>>) =>
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
export const lineOf = (unit: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
