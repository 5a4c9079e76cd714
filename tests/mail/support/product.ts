import { onTestFinished } from 'vitest';
import type { Log } from '../../../lib/log.ts';
import { type RunningSite, type SiteOptions, startSite } from '../../../server/site.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './folders.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

export interface Product extends RunningSite {
  mailbox: Mailbox;
  dataDir: string;
  /** What the service logged. */
  lines: string[];
}

interface Changes {
  options?: Partial<Omit<SiteOptions, 'mail'>>;
  mail?: Partial<SiteOptions['mail']>;
}

/** Starts the product on a free port, with a small site and a real SMTP server. The test's end stops both. */
export async function startProduct({ options, mail }: Changes = {}): Promise<Product> {
  const mailbox = await openMailbox();
  onTestFinished(mailbox.close);
  const dataDir = mail?.dataDir ?? temporaryFolder();
  const lines: string[] = [];
  const log: Log = (event, details = {}) => lines.push(`${event} ${JSON.stringify(details)}`);
  const site = await startSite({
    dist: folderWith(SITE_FILES),
    port: 0,
    log,
    ...options,
    mail: { smtpUrl: mailbox.url, dataDir, ...mail },
  });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await site.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { origin: site.origin, close, mailbox, dataDir, lines };
}

/** What the service says of its health. */
export async function healthOf(origin: string) {
  const answer = await fetch(`${origin}/healthz`);
  return { status: answer.status, text: await answer.text() };
}
