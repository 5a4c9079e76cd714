import type { Security } from './setup.ts';

interface Server {
  host: string;
  port: number;
  security: Security;
}

export const PROVIDERS = ['gmail', 'zoho', 'microsoft365', 'outlook', 'titan', 'other'] as const;
export type Provider = (typeof PROVIDERS)[number];

const PERSONAL_ZOHO = /@zoho(?:mail)?\.(in|com)$/i;

/**
 * Zoho's server for a kind of account. An organisation's account from outside India needs “Another”.
 * https://www.zoho.com/mail/help/zoho-smtp.html
 */
function zoho(user: string): Server {
  const ending = PERSONAL_ZOHO.exec(user)?.[1];
  const host = ending ? `smtp.zoho.${ending.toLowerCase()}` : 'smtppro.zoho.in';
  return { host, port: 465, security: 'tls' };
}

/**
 * The SMTP server of a provider; undefined if it has to be typed.
 * @param user the mailbox's address
 */
export function serverOf(provider: Provider, user: string): Server | undefined {
  switch (provider) {
    // https://support.google.com/a/answer/176600
    case 'gmail':
      return { host: 'smtp.gmail.com', port: 465, security: 'tls' };
    case 'zoho':
      return zoho(user);
    // https://learn.microsoft.com/exchange/mail-flow-best-practices/how-to-set-up-a-multifunction-device-or-application-to-send-email-using-microsoft-365-or-office-365
    case 'microsoft365':
      return { host: 'smtp.office365.com', port: 587, security: 'starttls' };
    // https://support.microsoft.com/office/pop-imap-and-smtp-settings-for-outlook-com-d088b986-291d-42b8-9564-9c414e2aa040
    case 'outlook':
      return { host: 'smtp-mail.outlook.com', port: 587, security: 'starttls' };
    // https://support.titan.email/hc/en-us/articles/900000215446
    case 'titan':
      return { host: 'smtp.titan.email', port: 465, security: 'tls' };
    case 'other':
      return undefined;
  }
}

/** The provider to which a server belongs. */
export const providerOf = (host: string, user: string): Provider =>
  PROVIDERS.find((one) => serverOf(one, user)?.host === host) ?? 'other';
