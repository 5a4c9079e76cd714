import { randomInt } from 'node:crypto';
import type { Log } from '../../../lib/log.ts';
import { type Env, SettingsError } from '../../../lib/settings.ts';
import { sendLetter } from '../../../mail/delivery/mailServer.ts';
import { describeSmtpError, errorCodes } from '../../../mail/delivery/smtpErrors.ts';
import { readMailSettings } from '../../../mail/settings.ts';
import { say } from '../../model/wording.ts';
import { linkLetter, passkeyLetter } from '../../words/signIn.ts';
import { inLanguage } from '../language/requestLanguage.ts';
import type { Letters } from './routes.ts';

/** Milliseconds at most between a request and its letter. */
const LATER = 1_500;

const reasonOf = (error: unknown) =>
  error instanceof SettingsError ? error.message : `${describeSmtpError(errorCodes(error))}.`;

/**
 * Mails to owners by the inn's own mail server. They are told the same whether that works or not, so
 * what fails is for the operator's log.
 */
export function ownerLetters(now: () => Env, log: Log): Letters {
  const send = async (
    to: string,
    letter: typeof linkLetter,
    values: Record<string, string>,
    onError: (reason: string) => string,
  ) => {
    try {
      const { smtpUrl, mailFrom } = readMailSettings(now());
      const subject = say(inLanguage(letter.subject), values);
      const text = say(inLanguage(letter.text), values);
      await sendLetter({ smtpUrl, mailFrom }, { to, subject, text });
    } catch (error) {
      log(onError(reasonOf(error)));
    }
  };
  const mailLink = (to: string, link: string) =>
    send(
      to,
      linkLetter,
      { host: new URL(link).host, link },
      (reason) =>
        `a sign-in link could not be mailed: ${reason} Until then, npm run editor -- invite prints one.`,
    );
  return {
    // Later, at no certain time: nobody learns from how long an answer takes who the owners are.
    link: (to, link) => void setTimeout(() => void mailLink(to, link), randomInt(1, LATER)),
    passkey: (owners, values) => {
      for (const to of owners) {
        void send(
          to,
          passkeyLetter,
          values,
          (reason) => `that a passkey was added could not be mailed: ${reason}`,
        );
      }
    },
  };
}
