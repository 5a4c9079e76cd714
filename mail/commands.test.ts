import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { movedClock } from '../tests/mail/support/clock.ts';
import { BOOKING } from '../tests/mail/support/enquiries.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { outboxCommand } from '../tests/mail/support/outboxCommand.ts';
import type { Clock } from './clock.ts';
import { runCommand } from './commands.ts';
import { outboxFile } from './outbox/database.ts';
import type { Enquiry } from './outbox/enquiry.ts';
import { Outbox } from './outbox/outbox.ts';

function outboxWith(names: readonly string[], clock?: Clock) {
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir, clock);
  for (const name of names) {
    const fields = Object.entries({ ...BOOKING, name });
    outbox.add({ kind: 'booking', fields, extras: [['note', '=1+1']] }, 'queued', 'inn.example');
  }
  onTestFinished(() => outbox.close());
  return { outbox, run: (...words: string[]) => runCommand(dataDir, words) };
}

test('lists all enquiries, or those in one state, with attempts, reason and next step', () => {
  const clock = movedClock(Date.UTC(2027, 2, 10, 9, 30));
  const { outbox, run } = outboxWith(['Asha Rao', 'Ravi', 'Meera'], clock);
  const bot: Enquiry = {
    ...{ kind: 'contact', fields: [['name', 'Bot']], extras: [] },
    reference: 'K7M-4RX',
  };
  outbox.add(bot, 'held', 'inn.example');
  outbox.deliveries.delivered(1);
  outbox.deliveries.attemptFailed(2, 'EAUTH 535 AUTH PLAIN', 15 * 60_000);
  outbox.deliveries.attemptFailed(3, 'ECONNREFUSED CONN', 1e12);
  const when = '2027-03-10 09:30';
  expect(run().split('\n')).toEqual([
    `    1  delivered  ${when}  booking  Asha Rao`,
    `    2  queued     ${when}  booking  Ravi  1 attempt, last: the mail server refuses the user name or password (EAUTH 535 AUTH PLAIN): correct them in SMTP_URL and start again; next 2027-03-10 09:45, given up 2027-03-13 09:30`,
    `    3  failed     ${when}  booking  Meera  given up after 1 attempt, last: nothing answers at the mail server’s address (ECONNREFUSED CONN): check host and port in SMTP_URL, and that the mail server runs`,
    `    4  held       ${when}  contact  Bot  K7M-4RX  looks like a bot’s, not mailed`,
    '',
    '1 queued, 1 delivered, 1 failed, 1 held. Times are UTC.',
    'failed: fix what is named, then npm run mail:outbox -- retry failed',
    'held: did a person write one? Then npm run mail:outbox -- retry and its number',
  ]);
  expect(run('list', 'queued')).toMatch(/^ +2 {2}queued .*\n\n1 queued\. Times are UTC\.$/);
  outbox.retry([3, 4]);
  expect(run('list', 'held')).toBe('No enquiries.');
});

test('retries by number, or all that failed', () => {
  const { outbox, run } = outboxWith(['Asha Rao', 'Ravi']);
  outbox.deliveries.attemptFailed(1, 'ETIMEDOUT', 1e12);
  outbox.deliveries.attemptFailed(2, 'ETIMEDOUT', 1e12);
  expect(run('retry', '2')).toMatch(/^1 put back/);
  expect(run('retry', 'failed')).toMatch(/^1 put back/);
  expect(outbox.deliveries.due(10)).toHaveLength(2);
  expect(run('list', 'failed')).toBe('No enquiries.');
  expect(run('retry', 'failed')).toMatch(/^0 put back/);
  expect(() => run('retry', '99')).toThrow('Nothing to mail again under 99');
});

test('retries what failed for one address while it still waits for another', () => {
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir, movedClock(), ['a@inn', 'b@inn']);
  onTestFinished(() => outbox.close());
  outbox.add({ kind: 'contact', fields: [['name', 'Asha']], extras: [] }, 'queued', 'inn.example');
  outbox.deliveries.attemptFailed(1, 'EENVELOPE 550 RCPT TO', 1e12);
  expect(outbox.deliveries.due(10)).toHaveLength(1);
  expect(runCommand(dataDir, ['retry', 'failed'])).toMatch(/^1 put back/);
  expect(outbox.deliveries.due(10)).toHaveLength(2);
});

test('exports a file that only its owner can read, without cells that run as formulas', () => {
  const { run } = outboxWith([
    '=HYPERLINK("https://evil.example")',
    '+91 98450',
    '@x',
    '-1',
    'ಆಶಾ',
  ]);
  const file = join(temporaryFolder(), 'guests.csv');
  expect(run('export', file)).toMatch(/^5 enquiries written/);
  const csv = readFileSync(file, 'utf8');
  expect(csv).toMatch(/^\uFEFFid,state,accepted,reference,form,name,/);
  expect(csv).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  expect(csv).not.toMatch(/(?:^|,)"?[=+\-@]/m);
  expect(csv).toContain(',ಆಶಾ,');
  expect(statSync(file).mode & 0o077).toBe(0);
  const one = join(temporaryFolder(), 'guest.csv');
  expect(outboxWith(['Asha']).run('export', one)).toMatch(/^1 enquiry written/);
  expect(() => run('export', file)).toThrow('nothing is written over');
  const impossible = join(temporaryFolder(), 'x'.repeat(300));
  expect(() => run('export', impossible)).toThrow('cannot be written (ENAMETOOLONG');
});

test.each([
  [['retry']],
  [['retry', 'some']],
  [['retry', 'failed', '1']],
  [['list', 'failed', '1']],
  [['export']],
  [['list', 'lost']],
  [['delete', '1']],
])('%j is answered with how to use it', (words) => {
  const { run } = outboxWith([]);
  expect(() => run(...words)).toThrow('npm run mail:outbox');
});

test.each([
  ['no JSON', '{"kind":"booking","fields":[["name","As'],
  ['not its form', '{"kind":"booking","fjelds":[],"extras":[]}'],
])(
  'an enquiry whose content is garbled (%s) fails alone, and every command goes on',
  (_, content) => {
    const dataDir = temporaryFolder();
    const outbox = new Outbox(dataDir);
    onTestFinished(() => outbox.close());
    const add = (name: string) =>
      outbox.add(
        { kind: 'contact', fields: [['name', name]], extras: [] },
        'queued',
        'inn.example',
      );
    for (const name of ['Asha', 'Ravi']) add(name);
    const database = new DatabaseSync(outboxFile(dataDir));
    database.prepare('UPDATE enquiries SET content = ? WHERE id = 1').run(content);
    database.close();
    const run = (...words: string[]) => runCommand(dataDir, words);

    expect(outbox.deliveries.due(10).map(({ entry }) => entry)).toEqual([2]);
    expect(run('list', 'failed')).toContain(
      '(unreadable)  given up after 1 attempt, last: the outbox is damaged there (UNREADABLE)',
    );
    const file = join(temporaryFolder(), 'enquiries.csv');
    run('export', file);
    expect(readFileSync(file, 'utf8')).toContain(content.replaceAll('"', '""'));
    expect(run('retry', '1')).toMatch(/^1 put back/);
    const backup = join(temporaryFolder(), 'outbox.bak');
    expect(run('backup', backup)).toMatch(/^2 enquiries/);
    expect(runCommand(temporaryFolder(), ['restore', backup])).toMatch(/^2 enquiries restored/);
    // Sent again, it counts as new.
    expect(add('Asha')).toMatchObject({ kind: 'stored', id: 3 });
  },
);

test('enquiries that may have been mailed before the damage are retried by number', () => {
  const { outbox, run } = outboxWith(['Asha Rao']);
  outbox.deliveries.attemptFailed(1, 'DAMAGED', 1e12);
  expect(run().split('\n').at(-1)).toBe(
    'DAMAGED: look for each in your mail; those not there: npm run mail:outbox -- retry and their numbers, not retry failed',
  );
});

test('the command reads the same folder as the service', async () => {
  const { code, text } = await outboxCommand('~/data', 'list');
  expect([code, text]).toEqual([1, expect.stringContaining('DATA_DIR must be a whole path')]);
});
