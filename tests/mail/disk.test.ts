import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from './support/child.ts';
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

test.runIf(canMount)(
  'a full disk: refused with 503, accepted again once there is room',
  async () => {
    const mailbox = await openMailbox();
    const dataDir = temporaryFolder();
    const service = await startService({
      dist: folderWith(SITE_FILES),
      dataDir,
      smtpUrl: mailbox.url,
      before: `if [ -z "$INSIDE" ]; then INSIDE=1 exec unshare -Urm sh -c '
      mount -t tmpfs -o size=2m small "$DATA_DIR" && head -c 1m /dev/zero > "$DATA_DIR/filler" && exec "$@"
    ' sh "$@"; fi`,
    });
    const { accepted, last } = await fillUp(service.origin);
    await expectRefusal(service.origin, last);
    rmSync(join(`/proc/${service.child.pid}/root`, dataDir, 'filler'));
    const again = await post(service.origin, contactForm({ subject: 'There is room' }));
    expect(again.status).toBe(200);
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    await mailbox.arrived(accepted + 1);
    await service.kill();
    await mailbox.close();
  },
);
