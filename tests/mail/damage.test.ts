/** The service on an outbox that is damaged, before its start or while it runs. */

import { readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MINUTE } from '../../lib/durations.ts';
import { outboxFile } from '../../mail/outbox/database.ts';
import { soon } from '../support/soon.ts';
import { movedClock } from './support/clock.ts';
import { DAMAGES } from './support/damage.ts';
import { contactForm, ownSubject, post } from './support/enquiries.ts';
import { temporaryFolder } from './support/folders.ts';
import { outboxCommand } from './support/outboxCommand.ts';
import { outboxRows } from './support/outboxRows.ts';
import { healthOf, startProduct } from './support/product.ts';

const send = (origin: string, subject: string) =>
  post(origin, contactForm({ subject, message: 'ನ'.repeat(300) }));

const delivered = (dataDir: string, count: number) =>
  soon(() =>
    expect(outboxRows(dataDir).filter(({ state }) => state === 'delivered')).toHaveLength(count),
  );

test.each(Object.keys(DAMAGES) as (keyof typeof DAMAGES)[])(
  '%s: the service starts, takes and mails enquiries, and tells until the file is moved away',
  async (kind) => {
    const dataDir = temporaryFolder();
    const options = { clock: movedClock() };
    const before = await startProduct({ options, mail: { dataDir, rateLimit: 0 } });
    for (let number = 0; number < 12; number += 1) await send(before.origin, `Before ${number}`);
    await delivered(dataDir, 12);
    await before.close();

    // One waits for a mail server that is away.
    const away = await startProduct({ options, mail: { dataDir, smtpUrl: 'smtp://127.0.0.1:1' } });
    await send(away.origin, 'Waiting');
    await away.close();
    DAMAGES[kind](dataDir);

    const clock = movedClock();
    const product = await startProduct({ options: { clock }, mail: { dataDir, rateLimit: 0 } });
    expect((await send(product.origin, 'After')).status).toBe(200);
    await soon(() =>
      expect(product.mailbox.mails.map(({ subject }) => ownSubject(subject))).toContain('After'),
    );
    const isSaved = kind === 'a garbage header' || kind === 'a garbage log';
    if (isSaved) await delivered(dataDir, 14);
    const mailed = product.mailbox.mails.map(({ subject }) => ownSubject(subject));
    expect(mailed.filter((subject) => subject?.startsWith('Before'))).toEqual([]);
    if (isSaved) expect(mailed).toContain('Waiting');

    const name = readdirSync(dataDir).find((file) => /^outbox\.corrupt-.*\.db$/.test(file)) ?? '';
    const { status, text } = await healthOf(product.origin);
    expect(status).toBe(503);
    expect(text).toMatch(
      /^The outbox was damaged: \d+ enquir(y was|ies were) saved into a new one/,
    );
    expect(text).toContain(name);
    expect(product.lines.join('\n')).toContain(`outbox damaged {"renamed_to":"${name}"`);
    clock.pass(3 * MINUTE);
    await soon(() => expect(product.lines.join('\n')).toContain('owner alerted by mail'));

    renameSync(join(dataDir, name), join(temporaryFolder(), name));
    expect((await healthOf(product.origin)).text).not.toContain('damaged:');
  },
);

test('damage that comes up while the service runs is reported, and repaired by a restart', async () => {
  const dataDir = temporaryFolder();
  const first = await startProduct({ mail: { dataDir, rateLimit: 0 } });
  for (let number = 0; number < 12; number += 1) await send(first.origin, `Before ${number}`);
  await delivered(dataDir, 12);
  await first.close();

  const running = await startProduct({ mail: { dataDir, rateLimit: 0 } });
  expect((await healthOf(running.origin)).status).toBe(200);
  truncateSync(outboxFile(dataDir), Math.floor(statSync(outboxFile(dataDir)).size / 8192) * 4096);
  await soon(async () => {
    await send(running.origin, `Now ${Math.random()}`);
    expect((await healthOf(running.origin)).text).toContain(
      'The outbox is damaged: start the service again',
    );
  });
  expect((await healthOf(running.origin)).status).toBe(503);
  expect((await fetch(`${running.origin}/livez`)).status).toBe(200);
  expect(running.lines.join('\n')).toMatch(/could not be stored|outbox un/);
  await running.close();

  const again = await startProduct({ mail: { dataDir, rateLimit: 0 } });
  expect((await send(again.origin, 'After')).status).toBe(200);
  expect((await healthOf(again.origin)).text).toMatch(/^The outbox was damaged: \d+ enquir/);
});

test('a command on a damaged outbox says what to do', async () => {
  const dataDir = temporaryFolder();
  const product = await startProduct({ mail: { dataDir } });
  await send(product.origin, 'One');
  await delivered(dataDir, 1);
  await product.close();
  DAMAGES['a garbage header'](dataDir);
  expect(await outboxCommand(dataDir, 'list')).toEqual({
    code: 1,
    text: 'The outbox is damaged: start the service, it sets the damaged file aside and saves what can be read.\n',
  });
});
