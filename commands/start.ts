/** `npm start`: the site and the e-mail service, with an embedded inbox unless SMTP_URL is set. */
import { readPort } from '../lib/settings.ts';
import { type Inbox, startInbox } from '../mail/inbox/inbox.ts';
import { readMailSettings } from '../mail/settings.ts';
import { readyToShow } from '../releases/build.ts';
import { MAIL_DEFAULTS, readListening, startSite } from '../server/site.ts';
import { root, run } from './run.ts';

const { env } = process;

await run(async () => {
  const settings = readMailSettings(env, MAIL_DEFAULTS);
  const listening = readListening(env);
  const inboxPort = readPort(env, 'INBOX_PORT', 1080);
  // Wait for the build: a developer wants to see the latest change.
  const { releases } = await readyToShow(root, { behind: false });
  const inbox: Inbox | undefined = settings.smtpUrl
    ? undefined
    : await startInbox(inboxPort, settings.dataDir);
  const mail = { ...settings, smtpUrl: inbox?.smtpUrl ?? settings.smtpUrl };
  let site: Awaited<ReturnType<typeof startSite>>;
  try {
    site = await startSite({ dist: releases, ...listening, mail });
  } catch (error) {
    await inbox?.close();
    throw error;
  }
  console.log(`Site:      ${site.origin}`);
  console.log(`Inbox:     ${inbox ? inbox.origin : 'none, enquiries go to MAIL_TO by SMTP_URL'}`);
  console.log('Real mail: set SMTP_URL and MAIL_TO, then start again (docs/mail.md)');
  return async () => {
    await site.close();
    await inbox?.close();
  };
});
