import { randomInt } from 'node:crypto';
import type { Log } from '../../../lib/log.ts';
import { type Env, SettingsError } from '../../../lib/settings.ts';
import { sendLetter } from '../../../mail/delivery/mailServer.ts';
import { describeSmtpError, errorCodes } from '../../../mail/delivery/smtpErrors.ts';
import { readMailSettings } from '../../../mail/settings.ts';
import { say } from '../../model/wording.ts';
import { linkLetter } from '../../words/signIn.ts';
import { inLanguage } from '../language/requestLanguage.ts';
import type { Auth } from './routes.ts';

/** Milliseconds at most between a request and its letter. */
const LATER = 1_500;

/**
 * Mails links by the inn's own mail server. The owner is told the same whether that works or not, so
 * what fails is for the operator's log.
 */
export function linkMailer(now: () => Env, log: Log): Auth['mailLink'] {
  const send = async (to: string, link: string) => {
    const { smtpUrl, mailFrom } = readMailSettings(now());
    const subject = inLanguage(linkLetter.subject);
    const text = inLanguage(linkLetter.text);
    await sendLetter(
      { smtpUrl, mailFrom },
      { to, subject: say(subject, { host: new URL(link).host }), text: say(text, { link }) },
    );
  };
  const mail = (to: string, link: string) =>
    send(to, link).catch((error: unknown) => {
      const reason =
        error instanceof SettingsError ? error.message : `${describeSmtpError(errorCodes(error))}.`;
      log(
        `a sign-in link could not be mailed: ${reason} Until then, npm run editor -- invite prints one.`,
      );
    });
  // Later, at no certain time: nobody learns from how long an answer takes who the owners are.
  return (to, link) => void setTimeout(() => void mail(to, link), randomInt(1, LATER));
}
