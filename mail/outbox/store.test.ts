import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { outboxFile } from './database.ts';
import { Store } from './store.ts';

function open() {
  const dataDir = temporaryFolder();
  const store = new Store(dataDir);
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => {
    exec.mockRestore();
    store.close();
  });
  const add = (message_id: string) =>
    store.write(
      `INSERT INTO enquiries (content, fingerprint, message_id, accepted_at)
       VALUES ('{}', '', :message_id, 1)`,
      { message_id },
    );
  return { dataDir, store, exec, add };
}

test('a violated constraint throws at once, without a retry', () => {
  const { exec, add, store } = open();
  expect(add('<1@inn>')).toBe(1);
  expect(() => add('<1@inn>')).toThrow('UNIQUE constraint failed');
  expect(exec).not.toHaveBeenCalled();
  expect(() => store.transaction(() => add('<1@inn>'))).toThrow('UNIQUE constraint failed');
  expect(exec.mock.calls.flat()).toEqual(['BEGIN IMMEDIATE', 'ROLLBACK']);
  expect(store.isDamaged).toBe(false);
});

test('work that fails for lack of space is retried once, as a whole', () => {
  const { store, add } = open();
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  let calls = 0;
  const work = () => {
    calls += 1;
    add(`<${calls}@inn>`);
    if (calls === 1) throw full;
  };
  store.transaction(work);
  const ids = store.rows('SELECT message_id FROM enquiries').map(({ message_id }) => message_id);
  expect(ids).toEqual(['<2@inn>']);
});

test('a transaction writes all or nothing', () => {
  const { store, add } = open();
  const half = () => {
    add('<1@inn>');
    throw new Error('in the middle');
  };
  expect(() => store.transaction(half)).toThrow('in the middle');
  expect(store.number('SELECT count(*) AS value FROM enquiries')).toBe(0);
});

test('an outbox locked by another program is reported as locked', { timeout: 20_000 }, () => {
  const { dataDir } = open();
  const other = new DatabaseSync(outboxFile(dataDir));
  other.exec('PRAGMA user_version = 1; BEGIN EXCLUSIVE');
  onTestFinished(() => other.close());
  expect(() => new Store(dataDir)).toThrow('The outbox is locked by another program');
});
