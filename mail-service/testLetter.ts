import { createTransport } from 'nodemailer';
import { bareAddress, type MailSettings } from './settings.ts';
import type { SmtpPatience } from './transport.ts';

/**
 * Mails the owner a letter that says that enquiries will arrive; rejects when the server refuses it.
 * @param innName stands in the subject
 */
export async function sendTestLetter(
  settings: Pick<MailSettings, 'smtpUrl' | 'mailTo' | 'mailFrom'>,
  innName: string,
  patience: SmtpPatience,
): Promise<void> {
  const transport = createTransport({
    url: settings.smtpUrl,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const to = [...settings.mailTo];
  await transport.sendMail({
    from: settings.mailFrom,
    to,
    envelope: { from: bareAddress(settings.mailFrom) ?? '', to },
    subject: `A test letter from the website of ${innName}`,
    text: 'This letter was sent by npm run launch-check. What guests write in the forms will arrive here in the same way.\n',
  });
}
