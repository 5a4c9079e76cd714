import {
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { runCommand } from '../commands.ts';
import { backUp } from './backup.ts';
import { lockDataDir, outboxFile } from './database.ts';
import { DamagedOutbox } from './openError.ts';
import { Outbox } from './outbox.ts';

/** An outbox with an enquiry of each name, open as a running service has it. */
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

test('a backup holds what is still in the write-ahead log, for its owner’s eyes only', () => {
  const { dataDir } = outboxWith('Asha', 'Ravi');
  const copy = join(temporaryFolder(), 'outbox.db');
  copyFileSync(outboxFile(dataDir), copy);
  const file = join(temporaryFolder(), 'outbox.bak');
  expect(runCommand(dataDir, ['backup', file])).toMatch(
    /^2 enquiries backed up into .*outbox\.bak/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['outbox.bak']);

  // The plain copy is why there is a command for this.
  expect(() => new DatabaseSync(copy).prepare('SELECT * FROM enquiries').all()).toThrow();
  const elsewhere = temporaryFolder();
  expect(runCommand(elsewhere, ['restore', file])).toMatch(/^2 enquiries restored/);
  expect(namesIn(elsewhere)).toEqual(['Asha', 'Ravi']);
  expect(statSync(outboxFile(elsewhere)).mode & 0o777).toBe(0o600);
});

test('restoring keeps the outbox that was there, whole, and says where', () => {
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

test('an outbox that was killed is kept aside with its log', () => {
  const { dataDir } = outboxWith('Asha', 'Ravi');
  const file = backUpOf(dataDir);
  const killed = temporaryFolder();
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(killed, name));
  const saved = /now (.*\.db);/.exec(runCommand(killed, ['restore', file]))?.[1] ?? '';
  const third = temporaryFolder();
  expect(runCommand(third, ['restore', saved])).toMatch(/^2 enquiries restored/);
});

test('a damaged outbox gives way to its backup', () => {
  const { dataDir, close } = outboxWith('Asha');
  const file = backUpOf(dataDir);
  close();
  writeFileSync(outboxFile(dataDir), 'not a database any more');
  expect(runCommand(dataDir, ['restore', file])).toMatch(/^1 enquiry restored/);
});

test('a damaged outbox is no full disk: its backup says what to do, and leaves no half one', () => {
  const names = Array.from({ length: 50 }, (_, n) => `${n} ${'Asha'.repeat(200)}`);
  const { dataDir, close } = outboxWith(...names);
  close();
  const bytes = readFileSync(outboxFile(dataDir));
  writeFileSync(outboxFile(dataDir), bytes.fill(255, bytes.length / 2, bytes.length / 2 + 8192));
  const folder = temporaryFolder();
  expect(() => backUp(dataDir, join(folder, 'outbox.bak'))).toThrow(DamagedOutbox);
  expect(readdirSync(folder)).toEqual([]);
});

test('nothing is restored under a running service', () => {
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

/** Files that are no whole outbox, made from a good backup. */
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
