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

/** Maximum delay of a sign-in link, in milliseconds. */
const MAX_DELAY = 1_500;

const reasonOf = (error: unknown) =>
  error instanceof SettingsError ? error.message : `${describeSmtpError(errorCodes(error))}.`;

/**
 * The letter about a new passkey: in the language of the browser that added it, then in English, since that
 * browser may be a thief's and all owners get the letter.
 */
export function passkeyLetterFor(): typeof passkeyLetter {
  const { subject, text } = passkeyLetter;
  const own = inLanguage(text);
  return { subject: inLanguage(subject), text: own === text ? text : `${own}\n${text}` };
}

/**
 * Mails letters to owners through the inn's mail server. The page shows the same answer whether that works
 * or not, so failures are logged for the operator.
 */
export function ownerLetters(now: () => Env, log: Log): Letters {
  const send = async (
    to: string,
    { subject, text }: typeof linkLetter,
    values: Record<string, string>,
    onError: (reason: string) => string,
  ) => {
    try {
      await sendLetter(readMailSettings(now()), {
        ...{ to: [to], subject: say(subject, values), text: say(text, values) },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      log(onError(reasonOf(error)));
    }
  };
  const mailLink = (to: string, link: string) =>
    send(
      to,
      { subject: inLanguage(linkLetter.subject), text: inLanguage(linkLetter.text) },
      { host: new URL(link).host, link },
      (reason) =>
        `a sign-in link could not be mailed: ${reason} Until then, npm run editor -- invite prints one.`,
    );
  return {
    // After a random delay, so that response times do not reveal who the owners are.
    link: (to, link) => void setTimeout(() => void mailLink(to, link), randomInt(1, MAX_DELAY)),
    passkey: (owners, values) => {
      const letter = passkeyLetterFor();
      for (const to of owners) {
        void send(
          to,
          letter,
          values,
          (reason) => `that a passkey was added could not be mailed: ${reason}`,
        );
      }
    },
  };
}
