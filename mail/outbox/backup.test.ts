import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { runCommand } from '../commands.ts';
import { backUp } from './backup.ts';
import { lockDataDir, outboxFile, SUFFIXES } from './database.ts';
import { DamagedOutbox } from './openError.ts';
import { Outbox } from './outbox.ts';
import { finishRestore, recoverOutbox, restoredFile } from './recovery.ts';

/** An outbox with an enquiry for each name, open as in a running service. */
function outboxWith(...names: string[]) {
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir);
  let isOpen = true;
  const close = () => {
    if (isOpen) outbox.close();
    isOpen = false;
  };
  onTestFinished(close);
  const add = (name: string) =>
    outbox.add({ kind: 'contact', fields: [['name', name]], extras: [] }, 'queued', 'inn.example');
  names.forEach(add);
  return { dataDir, close, add };
}

function namesIn(dataDir: string): (string | undefined)[] {
  const outbox = new Outbox(dataDir);
  const names = outbox.list().map(({ enquiry }) => enquiry.fields[0]?.[1]);
  outbox.close();
  return names;
}

function backUpOf(dataDir: string): string {
  const file = join(temporaryFolder(), 'outbox.bak');
  runCommand(dataDir, ['backup', file]);
  return file;
}

test('a backup includes what is still in the write-ahead log, and only its owner can read it', () => {
  const { dataDir } = outboxWith('Asha', 'Ravi');
  const copy = join(temporaryFolder(), 'outbox.db');
  copyFileSync(outboxFile(dataDir), copy);
  const file = join(temporaryFolder(), 'outbox.bak');
  expect(runCommand(dataDir, ['backup', file])).toMatch(
    /^2 enquiries backed up into .*outbox\.bak/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['outbox.bak']);

  // A plain copy does not work, which is why there is a command.
  expect(() => new DatabaseSync(copy).prepare('SELECT * FROM enquiries').all()).toThrow();
  const elsewhere = temporaryFolder();
  expect(runCommand(elsewhere, ['restore', file])).toMatch(/^2 enquiries restored/);
  expect(namesIn(elsewhere)).toEqual(['Asha', 'Ravi']);
  expect(statSync(outboxFile(elsewhere)).mode & 0o777).toBe(0o600);
});

test('a restore saves the previous outbox, complete, and says where', () => {
  const { dataDir, close, add } = outboxWith('Asha');
  const file = backUpOf(dataDir);
  add('Ravi');
  close();
  const said = runCommand(dataDir, ['restore', file]);
  expect(namesIn(dataDir)).toEqual(['Asha']);
  const saved = /now (.*\.db);/.exec(said)?.[1] ?? '';
  expect(runCommand(dataDir, ['restore', saved])).toMatch(/^2 enquiries restored/);
  expect(namesIn(dataDir)).toEqual(['Asha', 'Ravi']);
});

test('the outbox of a killed service is saved with its log', () => {
  const { dataDir } = outboxWith('Asha', 'Ravi');
  const file = backUpOf(dataDir);
  const killed = temporaryFolder();
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(killed, name));
  const saved = /now (.*\.db);/.exec(runCommand(killed, ['restore', file]))?.[1] ?? '';
  const third = temporaryFolder();
  expect(runCommand(third, ['restore', saved])).toMatch(/^2 enquiries restored/);
});

test('a damaged outbox is replaced by its backup', () => {
  const { dataDir, close } = outboxWith('Asha');
  const file = backUpOf(dataDir);
  close();
  writeFileSync(outboxFile(dataDir), 'not a database any more');
  expect(runCommand(dataDir, ['restore', file])).toMatch(/^1 enquiry restored/);
});

test('a backup of a damaged outbox reports the damage, not a full disk, and leaves no partial file', () => {
  const names = Array.from({ length: 50 }, (_, n) => `${n} ${'Asha'.repeat(200)}`);
  const { dataDir, close } = outboxWith(...names);
  close();
  const bytes = readFileSync(outboxFile(dataDir));
  writeFileSync(outboxFile(dataDir), bytes.fill(255, bytes.length / 2, bytes.length / 2 + 8192));
  const folder = temporaryFolder();
  expect(() => backUp(dataDir, join(folder, 'outbox.bak'))).toThrow(DamagedOutbox);
  expect(readdirSync(folder)).toEqual([]);
});

test('nothing is restored while the service runs', () => {
  const { dataDir, add } = outboxWith('Asha');
  const file = backUpOf(dataDir);
  add('Ravi');
  const unlock = lockDataDir(dataDir);
  expect(() => runCommand(dataDir, ['restore', file])).toThrow(
    'The service is running on DATA_DIR: stop it, then restore.',
  );
  unlock();
  expect(namesIn(dataDir)).toEqual(['Asha', 'Ravi']);
});

/** The renames of a restore, in order: the previous outbox with its log, then the backup. */
function renamesOf(dataDir: string): [from: string, to: string][] {
  const done = join(temporaryFolder(), 'done');
  cpSync(dataDir, done, { recursive: true, preserveTimestamps: true });
  const saved = basename(finishRestore(done) ?? '');
  const moved = SUFFIXES.map((suffix): [string, string] => [`outbox.db${suffix}`, saved + suffix]);
  return [...moved, [basename(restoredFile(dataDir)), 'outbox.db']];
}

test.each([0, 1, 2, 3, 4])(
  'a restore that a crash cut off after %i renames is finished by the next start, or the next restore',
  (steps) => {
    const service = outboxWith('Asha');
    const file = backUpOf(service.dataDir);
    service.add('Ravi');
    const killed = join(temporaryFolder(), 'data');
    // With the log of a killed service: only the log contains the enquiries.
    cpSync(service.dataDir, killed, { recursive: true });
    copyFileSync(file, restoredFile(killed));
    const renames = renamesOf(killed);
    const saved = renames[0]?.[1] ?? '';
    for (const [from, to] of renames.slice(0, steps)) {
      renameSync(join(killed, from), join(killed, to));
    }
    const again = join(temporaryFolder(), 'again');
    cpSync(killed, again, { recursive: true, preserveTimestamps: true });

    recoverOutbox(killed, new Date(), () => {});
    expect(namesIn(killed)).toEqual(['Asha']);
    const third = temporaryFolder();
    expect(runCommand(third, ['restore', join(killed, saved)])).toMatch(/^2 enquiries restored/);

    expect(runCommand(again, ['restore', file])).toMatch(/^1 enquiry restored/);
    expect(runCommand(third, ['restore', join(again, saved)])).toMatch(/^2 enquiries restored/);
  },
);

/** Files that are not a complete outbox, made from a good backup. */
const SPOILT: Readonly<Record<string, (file: string) => void>> = {
  'a text': (file) => writeFileSync(file, 'guests'),
  'an empty file': (file) => truncateSync(file, 0),
  'half a backup': (file) => truncateSync(file, statSync(file).size / 2),
  'a backup with a spoilt page': (file) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(255, bytes.length / 2, bytes.length / 2 + 2000));
  },
  'another database': (file) => {
    const database = new DatabaseSync(file);
    database.exec('DROP TABLE enquiries');
    database.close();
  },
};

test.each(Object.keys(SPOILT))('%s is refused, and nothing changes', (what) => {
  const { dataDir, close } = outboxWith(...Array.from({ length: 50 }, (_, n) => `Guest ${n}`));
  const file = backUpOf(dataDir);
  SPOILT[what]?.(file);
  close();
  expect(() => runCommand(dataDir, ['restore', file])).toThrow('is no outbox, or a damaged one');
  expect(namesIn(dataDir)).toHaveLength(50);
  expect(readdirSync(dataDir)).toEqual(['outbox.db']);
});

test('bad input is answered with what to do', () => {
  const { dataDir } = outboxWith('Asha');
  const run =
    (...words: string[]) =>
    () =>
      runCommand(dataDir, words);
  const file = backUpOf(dataDir);
  expect(run('backup', file)).toThrow('is there already, and nothing is written over');
  expect(run('backup', '/nowhere/at/all.bak')).toThrow('There is no folder /nowhere/at');
  expect(run('restore', '/nowhere.bak')).toThrow('There is no file /nowhere.bak');
  expect(run('restore', outboxFile(dataDir))).toThrow('is the outbox itself');
  expect(() => runCommand(temporaryFolder(), ['backup', '/tmp/x.bak'])).toThrow(
    'There is no outbox yet in DATA_DIR',
  );
  for (const words of [['backup'], ['restore'], ['backup', 'a', 'b'], ['restore', 'a', 'b']]) {
    expect(run(...words)).toThrow('npm run mail:outbox');
  }
});
