import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MailSettings } from '../../mail-service/settings.ts';
import { listFiles } from '../../server/files.ts';
import { routeOf } from '../../server/routes.ts';
import { MAIL_DEFAULTS, startSite } from '../../server/site.ts';
import { openMailbox } from '../mail/support/mailbox.ts';

/** The product's own build; `scripts/engines.ts` has seen to it. */
const DIST = 'dist';

/** Opens the product twice on free ports: one takes enquiries, the other refuses them. */
export async function openInn() {
  const mailbox = await openMailbox();
  const folder = mkdtempSync(join(tmpdir(), 'copperpod-engines-'));
  const open = (name: string, ids: MailSettings['ids']) =>
    startSite({
      dist: DIST,
      port: 0,
      log: () => {},
      mail: { smtpUrl: mailbox.url, dataDir: join(folder, name), rateLimit: 0, ids },
    });
  const site = await open('taking', MAIL_DEFAULTS.ids);
  const refusing = await open('refusing', { ...MAIL_DEFAULTS.ids, publicKey: 'another' });
  const routes = listFiles(DIST)
    .map((file) => routeOf(file))
    .filter((route) => route !== undefined);
  return {
    mailbox,
    routes,
    origin: site.origin,
    refusingOrigin: refusing.origin,
    close: async () => {
      await Promise.all([site.close(), refusing.close()]);
      await mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type OpenInn = Awaited<ReturnType<typeof openInn>>;
