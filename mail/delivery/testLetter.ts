import { createTransport } from 'nodemailer';
import { withTimeout } from '../../lib/withTimeout.ts';
import { bareAddress, type MailSettings } from '../settings.ts';
import type { SmtpPatience } from './transport.ts';

/**
 * Mails the owner a letter that says that enquiries will arrive; rejects when the server refuses it, for any of the
 * addresses.
 * @param innName stands in the subject
 */
export async function sendTestLetter(
  settings: Pick<MailSettings, 'smtpUrl' | 'mailTo' | 'mailFrom'>,
  innName: string,
  { letterTimeout, ...timeouts }: Required<SmtpPatience>,
): Promise<void> {
  const transport = createTransport({
    url: settings.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const to = [...settings.mailTo];
  const letter = {
    from: settings.mailFrom,
    to,
    envelope: { from: bareAddress(settings.mailFrom) ?? '', to },
    subject: `A test letter from the website of ${innName}`,
    text: 'This letter was sent by npm run launch-check. What guests write in the forms will arrive here in the same way.\n',
  };
  const { rejectedErrors = [] } = await withTimeout(letterTimeout, (signal) =>
    transport.sendMail({ ...letter, signal }),
  );
  // One of several that is misspelt would be missed by nobody until a guest was.
  if (rejectedErrors[0]) throw rejectedErrors[0];
}
