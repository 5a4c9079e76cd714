import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxFile } from '../../mail/outbox/database.ts';
import { Outbox } from '../../mail/outbox/outbox.ts';
import { startService } from './support/child.ts';
import { DAMAGES } from './support/damage.ts';
import { contactForm, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './support/folders.ts';
import { openMailbox } from './support/mailbox.ts';

const WITHOUT_JAVASCRIPT = { accept: 'text/html' };

/** Sends ever more until one is not accepted; all others were. */
async function fillUp(origin: string): Promise<{ accepted: number; last: Response }> {
  for (let accepted = 0; accepted < 1000; accepted += 1) {
    const form = contactForm({ subject: `Enquiry ${accepted}`, message: 'ನ'.repeat(9000) });
    const last = await post(origin, form);
    if (last.status !== 200) return { accepted, last };
  }
  throw new Error('The disk did not get full.');
}

async function expectRefusal(origin: string, last: Response): Promise<void> {
  expect([last.status, await last.text()]).toEqual([
    503,
    'The enquiry could not be stored: please call or write to us',
  ]);
  const page = await post(origin, contactForm({ message: 'ನ'.repeat(9000) }), WITHOUT_JAVASCRIPT);
  expect([page.status, page.headers.get('location')]).toEqual([303, '/not-sent']);
  expect((await fetch(`${origin}/healthz`)).status).toBe(503);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
}

test('a file that may not grow: refused with 503, and all that was accepted arrives', async () => {
  const mailbox = await openMailbox();
  const service = await startService({
    dist: folderWith(SITE_FILES),
    dataDir: temporaryFolder(),
    smtpUrl: mailbox.url,
    // Blocks of 512 bytes.
    before: 'ulimit -f 600',
  });
  const { accepted, last } = await fillUp(service.origin);
  await expectRefusal(service.origin, last);
  await mailbox.arrived(accepted);
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(accepted);
  await service.kill();
  await mailbox.close();
});

// A small disk of its own needs Linux and the right to a private mount.
const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

/** A command that gives the service a disk of this size of its own, and prepares it. */
const onDiskOf = (
  size: number | string,
  prepare: string,
) => `if [ -z "$INSIDE" ]; then INSIDE=1 exec unshare -Urm sh -c '
  mount -t tmpfs -o size=${size} small "$DATA_DIR" && ${prepare} && exec "$@"
' sh "$@"; fi`;

test.runIf(canMount)(
  'a full disk: refused with 503, accepted again once there is room',
  async () => {
    const mailbox = await openMailbox();
    const dataDir = temporaryFolder();
    const service = await startService({
      dist: folderWith(SITE_FILES),
      dataDir,
      smtpUrl: mailbox.url,
      before: onDiskOf('2m', 'head -c 1m /dev/zero > "$DATA_DIR/filler"'),
    });
    const { accepted, last } = await fillUp(service.origin);
    await expectRefusal(service.origin, last);
    rmSync(join(`/proc/${service.child.pid}/root`, dataDir, 'filler'));
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    const again = await post(service.origin, contactForm({ subject: 'There is room' }));
    expect(again.status).toBe(200);
    await mailbox.arrived(accepted + 1);
    await service.kill();
    await mailbox.close();
  },
);

test.runIf(canMount)('an outbox damaged on a small disk: all that was saved arrives', async () => {
  const count = 40;
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir);
  for (let number = 0; number < count; number += 1) {
    const fields = Object.entries({ name: `Guest ${number}`, message: 'ನ'.repeat(9000) });
    outbox.add({ kind: 'contact', fields, extras: [] }, 'queued', 'inn.example');
  }
  outbox.close();
  DAMAGES['a garbage header'](dataDir);
  const damaged = outboxFile(dataDir);
  const mailbox = await openMailbox();
  const service = await startService({
    dist: folderWith(SITE_FILES),
    dataDir: temporaryFolder(),
    smtpUrl: mailbox.url,
    // Room for the copy and the new outbox, but not for as large a log.
    before: onDiskOf(3.5 * statSync(damaged).size, `cp ${damaged} "$DATA_DIR/outbox.db"`),
  });
  await mailbox.arrived(count);
  await service.kill();
  await mailbox.close();
});
