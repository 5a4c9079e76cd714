import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soon } from '../support/soon.ts';
import { startService } from './support/child.ts';
import { bookingForm, contactForm, ownSubject, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './support/folders.ts';
import { openMailbox } from './support/mailbox.ts';
import { outboxCommand } from './support/outboxCommand.ts';
import { outboxRows } from './support/outboxRows.ts';

const BACKUPS = 5;
const AWAY = 'smtp://127.0.0.1:1';

test('backups of a service under load hold every enquiry accepted before, and go back', async () => {
  const dist = folderWith(SITE_FILES);
  const root = temporaryFolder();
  const dataDir = join(root, 'data');
  const service = await startService({ dist, dataDir, smtpUrl: AWAY });
  const accepted: string[] = [];
  let isOver = false;
  const guest = async () => {
    while (!isOver) {
      const subject = randomUUID();
      const { status } = await post(service.origin, contactForm({ subject }));
      expect(status).toBe(200);
      accepted.push(subject);
    }
  };
  const guests = [guest(), guest(), guest()];
  const backups: { file: string; before: string[] }[] = [];
  while (backups.length < BACKUPS) {
    const enough = accepted.length + 20;
    await soon(() => expect(accepted.length).toBeGreaterThan(enough));
    const before = [...accepted];
    const file = join(root, `backup-${backups.length}`);
    expect(await outboxCommand(dataDir, 'backup', file)).toMatchObject({ code: 0 });
    backups.push({ file, before });
  }
  isOver = true;
  await Promise.all(guests);
  const { file = '', before = [] } = backups.at(-1) ?? {};

  const refused = await outboxCommand(dataDir, 'restore', file);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('The service is running on DATA_DIR: stop it');

  for (const backup of backups) {
    const target = `${backup.file}-restored`;
    mkdirSync(target);
    const { text } = await outboxCommand(target, 'restore', backup.file);
    const count = Number(/^(\d+) enquir(?:y|ies) restored/.exec(text)?.[1]);
    expect(count).toBeGreaterThanOrEqual(backup.before.length);
  }

  // The machine is lost; the last backup goes into another, and what was queued is mailed there.
  await service.kill();
  renameSync(dataDir, join(root, 'lost'));
  expect(await outboxCommand(dataDir, 'restore', file)).toMatchObject({ code: 0 });
  const mailbox = await openMailbox();
  const moved = await startService({ dist, dataDir, smtpUrl: mailbox.url });
  const missing = () => {
    const arrived = new Set(mailbox.mails.map(({ subject }) => ownSubject(subject)));
    return before.filter((subject) => !arrived.has(subject)).length;
  };
  await soon(() => expect(missing()).toBe(0));
  console.log(`Backups: ${BACKUPS} beside a service taking ${accepted.length} enquiries, 0 lost.`);
  await moved.kill();
  await mailbox.close();
});

test('a held enquiry that the owner retries is mailed, and no longer waits', async () => {
  const mailbox = await openMailbox();
  const dataDir = temporaryFolder();
  const service = await startService({
    dist: folderWith(SITE_FILES),
    dataDir,
    smtpUrl: mailbox.url,
  });
  // A page that hides its origin: stored, not mailed.
  const hidden = { origin: 'null' };
  await post(service.origin, bookingForm({ name: 'Held Guest' }), hidden);
  await post(service.origin, bookingForm({ name: 'Asha Rao' }));
  await mailbox.arrived(1);
  expect(mailbox.mails[0]?.text).toContain('Asha Rao');
  expect((await outboxCommand(dataDir, 'list', 'held')).text).toMatch(/1 +held .*Held Guest/);

  const said = await outboxCommand(dataDir, 'retry', 'held');
  expect(said).toMatchObject({ code: 0, text: expect.stringMatching(/^1 put back/) });
  await mailbox.arrived(2);
  expect(mailbox.mails[1]?.text).toContain('Held Guest');
  expect(mailbox.mails[1]?.replyTo?.text).toContain('asha@example.org');
  await soon(() => {
    expect(outboxRows(dataDir)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });
  expect((await outboxCommand(dataDir, 'list', 'delivered')).text).toContain('Held Guest');
  expect((await outboxCommand(dataDir, 'list', 'held')).text).toBe('No enquiries.\n');
  await service.kill();
  await mailbox.close();
});
