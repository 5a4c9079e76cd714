import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BOOKING } from '../tests/mail/support/enquiries.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { runCommand } from './commands.ts';
import { Outbox } from './outbox.ts';

function outboxWith(...names: string[]) {
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir);
  for (const name of names) {
    const fields = Object.entries({ ...BOOKING, name });
    outbox.add({ kind: 'booking', fields, extras: [['note', '=1+1']] }, 'queued', 'inn.example');
  }
  onTestFinished(() => outbox.close());
  return { outbox, run: (...words: string[]) => runCommand(dataDir, words) };
}

test('lists all, or those in one state, with what went wrong', () => {
  const { outbox, run } = outboxWith('Asha Rao', 'Ravi');
  outbox.attemptFailed(2, 'ECONNREFUSED CONN', 1e12);
  expect(run()).toMatch(/1 {2}queued .* booking {2}Asha Rao\n/);
  expect(run('list', 'failed')).toMatch(
    /^ +2 {2}failed .* Ravi {2}1 attempts, last: ECONNREFUSED CONN$/,
  );
  expect(run('list', 'held')).toBe('No enquiries.');
});

test('retries by number, or all that failed', () => {
  const { outbox, run } = outboxWith('Asha Rao', 'Ravi');
  outbox.attemptFailed(1, 'ETIMEDOUT', 1e12);
  outbox.attemptFailed(2, 'ETIMEDOUT', 1e12);
  expect(run('retry', '2')).toMatch(/^1 put back/);
  expect(run('retry', 'failed')).toMatch(/^1 put back/);
  expect(outbox.due(10)).toHaveLength(2);
});

test('exports a file only its owner reads, with no cell that runs', () => {
  const { run } = outboxWith('=HYPERLINK("https://evil.example")', '+91 98450', '@x', '-1', 'ಆಶಾ');
  const file = join(temporaryFolder(), 'guests.csv');
  expect(run('export', file)).toMatch(/^5 enquiries written/);
  const csv = readFileSync(file, 'utf8');
  expect(csv).toMatch(/^\uFEFF"id","state","accepted","form","name",/);
  expect(csv).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  expect(csv).not.toMatch(/"[=+\-@]/);
  expect(csv).toContain('"ಆಶಾ"');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(() => run('export', file)).toThrow('nothing is written over');
});

test.each([[['retry']], [['retry', 'some']], [['export']], [['list', 'lost']], [['delete', '1']]])(
  '%j is answered with how to use it',
  (words) => {
    const { run } = outboxWith();
    expect(() => run(...words)).toThrow('npm run mail:outbox');
  },
);
