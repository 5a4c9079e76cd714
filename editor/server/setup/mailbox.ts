import { type Env, isOn, SettingsError, settingIn } from '../../../lib/settings.ts';
import { bareAddress, type MailSettings, readMailSettings } from '../../../mail/settings.ts';
import type { Mailbox, Security } from '../../model/setup.ts';
import { setupWords } from '../../setupWords.ts';
import { HttpError } from '../http/httpError.ts';
import type { SettingChanges } from './settingsText.ts';

/** The settings that make up a mailbox. */
export const MAIL_NAMES = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM', 'ACKNOWLEDGE'] as const;

const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

function securityOf(url: URL): Security {
  if (url.protocol === 'smtps:') return 'tls';
  return url.searchParams.get('requireTLS') === 'true' ? 'starttls' : 'open';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const urlIn = (env: Env) => URL.parse(settingIn(env, 'SMTP_URL') ?? '');

/** The mailbox in the settings, without its password; null if none is set or it cannot be read. */
export function mailboxIn(env: Env): Mailbox | null {
  const url = urlIn(env);
  if (!url) return null;
  const user = decoded(url.username);
  const from = settingIn(env, 'MAIL_FROM') ?? '';
  return {
    host: url.hostname,
    port: Number(url.port) || (PORTS[url.protocol] ?? 0),
    security: securityOf(url),
    user,
    to: settingIn(env, 'MAIL_TO') ?? '',
    from: from === user ? '' : from,
    acknowledge: isOn(env['ACKNOWLEDGE']),
  };
}

export const hasPassword = (env: Env): boolean => Boolean(urlIn(env)?.password);

/** The saved password, only for the mailbox that it belongs to: no other server may get it. */
function savedPassword(env: Env, { host, user, port, security }: Mailbox): string {
  const saved = mailboxIn(env);
  const isSame =
    saved?.host === host &&
    saved.user === user &&
    saved.port === port &&
    (saved.security === security || saved.security === 'open');
  if (isSame && hasPassword(env)) return decoded(urlIn(env)?.password ?? '');
  throw new HttpError(422, saved ? setupWords.passwordAgain : setupWords.passwordMissing);
}

function urlOf({ host, port, security, user }: Mailbox, password: string): string {
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const rule = security === 'starttls' ? '?requireTLS=true' : '';
  return `${scheme}://${login}${host}:${port}${rule}`;
}

const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** Rejects what the mail server would misread, and names the field to correct. */
function assertFilledIn({ host, user, to, from }: Mailbox): void {
  const isAddress = (typed: string) => bareAddress(typed.trim()) !== undefined;
  if (!to.split(',').every(isAddress)) throw new HttpError(422, setupWords.badRecipient);
  if (from && !isAddress(from)) throw new HttpError(422, setupWords.badSender);
  if (!HOST.test(host)) throw new HttpError(422, setupWords.badServer);
  if (!user && !from) throw new HttpError(422, setupWords.userMissing);
}

/**
 * The settings for a mailbox as it was typed.
 * @param password undefined to keep the saved one
 * @throws HttpError 422 if something is missing or cannot be right
 */
export function changesFor(
  mailbox: Mailbox,
  password: string | undefined,
  env: Env,
): SettingChanges {
  assertFilledIn(mailbox);
  const { user, to, from, acknowledge } = mailbox;
  const secret = user ? password || savedPassword(env, mailbox) : '';
  const own = bareAddress(user) ? user : undefined;
  return {
    SMTP_URL: urlOf(mailbox, secret),
    MAIL_TO: to
      .split(',')
      .map((one) => one.trim())
      .join(', '),
    // Most servers accept letters only from the mailbox's own address.
    MAIL_FROM: from || own,
    ACKNOWLEDGE: acknowledge ? 'on' : undefined,
  };
}

/** The mailbox's settings; undefined while none is set or something is wrong with them. */
export function mailIn(env: Env): MailSettings | undefined {
  try {
    const settings = readMailSettings(env);
    return settings.smtpUrl ? settings : undefined;
  } catch (error) {
    if (error instanceof SettingsError) return undefined;
    throw error;
  }
}
