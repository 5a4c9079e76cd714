import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { cached } from '../tests/support/cache.ts';

const MODULE = fileURLToPath(new URL('../tests/support/cache.ts', import.meta.url));

const write = (text: string) => async (folder: string) => {
  writeFileSync(join(folder, 'site'), text);
};
const read = (folder: string) => readFileSync(join(folder, 'site'), 'utf8');

test('a key’s result is reused; another key makes another', async () => {
  const cache = temporaryFolder();
  expect(read(await cached(cache, 'inn', 'a', write('first')))).toBe('first');
  expect(read(await cached(cache, 'inn', 'a', write('second')))).toBe('first');
  expect(read(await cached(cache, 'inn', 'b', write('second')))).toBe('second');
});

test('a result that failed half-way is not reused', async () => {
  const cache = temporaryFolder();
  const failing = async (folder: string) => {
    await write('half')(folder);
    throw new Error('no disk');
  };
  await expect(cached(cache, 'inn', 'a', failing)).rejects.toThrow('no disk');
  expect(read(await cached(cache, 'inn', 'a', write('whole')))).toBe('whole');
});

test('two runs at once make it once, even if one is killed', async () => {
  const root = folderWith({ log: '' });
  const cache = join(root, 'cache');
  const program = join(root, 'run.ts');
  writeFileSync(
    program,
    `import { appendFileSync, writeFileSync } from 'node:fs';
import { cached } from ${JSON.stringify(MODULE)};
const entry = await cached(${JSON.stringify(cache)}, 'inn', 'a', async (folder) => {
  appendFileSync(${JSON.stringify(join(root, 'log'))}, process.pid + '\\n');
  process.send('making');
  if (process.argv[2] === 'killed') process.kill(process.pid, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 300));
  writeFileSync(folder + '/site', 'whole');
});
process.send(entry);
process.disconnect();`,
  );
  const killed = fork(program, ['killed']);
  await once(killed, 'exit');
  const runs = [fork(program), fork(program)];
  await Promise.all(runs.map((run) => once(run, 'exit')));
  expect(readFileSync(join(root, 'log'), 'utf8').trim().split('\n')).toHaveLength(2);
  expect(read(join(cache, 'inn-a'))).toBe('whole');
  expect(readdirSync(cache).filter((name) => name.startsWith('next-'))).toEqual([]);
});

test('the oldest entries are deleted, unless they have another name or a run may still read them', async () => {
  const cache = temporaryFolder();
  const ages = { 'inn-1': 9, 'inn-2': 8, 'inn-3': 7, 'inn-4': 6, 'other-inn-1': 9 };
  for (const [name, hours] of Object.entries(ages)) {
    mkdirSync(join(cache, name));
    const used = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(cache, name), used, used);
  }
  const names = () =>
    readdirSync(cache)
      .filter((name) => name.includes('inn'))
      .sort();
  await cached(cache, 'inn', '5', write('new'));
  expect(names()).toEqual(['inn-3', 'inn-4', 'inn-5', 'other-inn-1']);
  await cached(cache, 'inn', '6', write('new'));
  // The fifth has just been used, and one of the others is kept.
  expect(names()).toEqual(['inn-4', 'inn-5', 'inn-6', 'other-inn-1']);
  expect(existsSync(join(cache, 'inn-6/site'))).toBe(true);
});
