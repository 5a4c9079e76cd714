import { OperatorError } from '../../lib/errors.ts';
import { UNKNOWN_INN } from '../../mail-service/innFacts.ts';
import { readMailSettings } from '../../mail-service/settings.ts';
import { sendTestLetter } from '../../mail-service/testLetter.ts';
import { reasonOf, smtpTransport } from '../../mail-service/transport.ts';
import { troubleOf } from '../../mail-service/trouble.ts';
import type { LaunchItem } from '../../src/content/launch/launch.ts';
import type { Env } from '../../src/content/launch/settings.ts';

/** Milliseconds: whoever waits in front of a terminal has less patience than the outbox. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 12_000,
  letterTimeout: 15_000,
};

interface Letter {
  /** The inn's name, for the subject. */
  innName: string;
}

/** Asks our own e-mail service's mail server whether it would take a letter; sends one if wished. */
export async function ownMailFaults(
  env: Env,
  letter?: Letter,
  patience: typeof PATIENCE = PATIENCE,
): Promise<LaunchItem[]> {
  try {
    const settings = readMailSettings(env);
    const setting = () => ({ inn: UNKNOWN_INN, held: 0 });
    await smtpTransport(settings, setting, patience).verify();
    if (letter) await sendTestLetter(settings, letter.innName, patience);
    return [];
  } catch (error) {
    if (error instanceof OperatorError) {
      return [
        {
          sentence: error.message,
          mend: 'Until then no enquiry reaches you. Ask whoever set the site up: it is set in the file .env, and docs/mail.md explains each.',
        },
      ];
    }
    const codes = reasonOf(error);
    const { what, mend } = troubleOf(codes);
    const sentence = `Enquiries would not reach you: ${what} (${codes}).`;
    return [{ sentence, mend: `${mend[0]?.toUpperCase()}${mend.slice(1)}.` }];
  }
}
