import { type Env, readSiteOrigins } from '../../../lib/settings.ts';
import { ID_SETTINGS, missingIds, serviceOf } from '../../enquiry/contract/service.ts';
import { type Diagnostic, error, warning } from '../diagnostics/diagnostic.ts';
import { EXAMPLE_HOST } from './facts.ts';

const LOOPBACK = /^(?:localhost|127\.|0\.0\.0\.0$|\[::1?\]$)/;

/** Whether an origin is on the public internet: neither this machine nor a reserved example name. */
const isReachable = ({ hostname }: URL) => !EXAMPLE_HOST.test(hostname) && !LOOPBACK.test(hostname);

const AT = { setup: 'address' } as const;

/** What is wrong with the site's address. */
export function originErrors(env: Env): Diagnostic[] {
  const fix = 'Tell whoever set the site up which address is yours.';
  const hint = 'It stands in the file .env, such as  SITE_ORIGIN=https://your-inn.in';
  let origins: string[];
  try {
    origins = readSiteOrigins(env['SITE_ORIGIN']);
  } catch (reason) {
    const message = 'The site’s address is not written as an address of the web.';
    return [error(AT, message, fix, `${(reason as Error).message} ${hint}`)];
  }
  if (origins.length === 0) {
    const message = 'The site does not know its own address yet.';
    return [error(AT, message, fix, `SITE_ORIGIN is not set. ${hint}`)];
  }
  return origins.flatMap((origin) => {
    const url = new URL(origin);
    if (!isReachable(url)) {
      return error(
        AT,
        `The site’s address is set to ${origin}, where no guest can come.`,
        fix,
        hint,
      );
    }
    if (url.protocol === 'https:') return [];
    return error(
      AT,
      `The site’s address is set to ${origin}, which is not encrypted: browsers warn of it, and what guests write can be read on its way.`,
      'Ask your host for https, which costs nothing.',
      `Whoever set the site up then writes  SITE_ORIGIN=https://${url.host}  in the file .env.`,
    );
  });
}

/** Whether a build with these settings is for guests: at a public https address. */
export function isLive(env: Env): boolean {
  try {
    return readSiteOrigins(env['SITE_ORIGIN']).some((origin) => {
      const url = new URL(origin);
      return url.protocol === 'https:' && isReachable(url);
    });
  } catch {
    return false;
  }
}

/** Why EmailJS would reject every enquiry; empty if another service receives them. */
export function emailjsErrors(env: Env): Diagnostic[] {
  if (serviceOf(env).kind !== 'emailjs') return [];
  const missing = missingIds(env);
  if (missing.length === 0) return [];
  return missing.length === Object.keys(ID_SETTINGS).length
    ? [
        error(
          { setup: 'mailbox' },
          'No e-mail service is set: what guests write in the forms reaches nobody.',
          'Choose how they come to you: by your own mailbox, or by an account at EmailJS.',
          'In the file .env: SMTP_URL and MAIL_TO, or the four settings of EmailJS (docs/mail.md).',
        ),
      ]
    : [
        error(
          { setup: 'emailjs' },
          'The settings of EmailJS are not complete: it will refuse what guests write.',
          'Open your EmailJS account, or ask whoever set the site up.',
          `Set ${missing.join(', ')} in .env, as the account shows them.`,
        ),
      ];
}

/** Warns if the mailbox's password may be sent unencrypted: with `smtp:`, an attacker can strip STARTTLS. */
export function mailboxWarnings(env: Env): Diagnostic[] {
  const url = URL.parse(env['SMTP_URL'] ?? '');
  const isSafe = url?.protocol !== 'smtp:' || url.searchParams.get('requireTLS') === 'true';
  if (isSafe || !url.password || LOOPBACK.test(url.hostname)) return [];
  return [
    warning(
      { setup: 'mailbox' },
      'The mailbox’s password may be sent to the mail server unencrypted.',
      'Choose another encryption for the mailbox in the editor.',
      'Or add  ?requireTLS=true  to SMTP_URL in the file .env.',
    ),
  ];
}
