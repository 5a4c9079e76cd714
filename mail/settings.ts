import {
  type Env,
  readNumber,
  readSiteOrigins,
  readSwitch,
  SettingsError,
  settingIn,
} from '../lib/settings.ts';
import { ID_SETTINGS, PLACEHOLDERS } from '../src/enquiry/contract/service.ts';

type Ids = Record<keyof typeof PLACEHOLDERS, string>;

/** Checked settings of the e-mail service. */
export interface MailSettings {
  /**
   * nodemailer's connection URL. While no mailbox is set up it is empty, and enquiries wait in the outbox.
   * Never print it: it may contain a password.
   */
  smtpUrl: string;
  mailTo: readonly string[];
  mailFrom: string;
  dataDir: string;
  /** Other origins whose pages may post here; the server's own origin always may. */
  siteOrigins: readonly string[];
  /** Enquiries per hour and IP address; 0 turns every limit off. */
  rateLimit: number;
  /** Trust the proxy's headers for the caller's address and scheme. */
  trustProxy: boolean;
  /** The owner's shell command for alerts; it gets a text that says what is wrong. */
  alertCommand?: string | undefined;
  /** Confirm each enquiry to its guest by e-mail. */
  acknowledge?: boolean | undefined;
  ids: Readonly<Ids>;
}

/** Identifies a mailbox by its settings, as a text to compare. Never print it: it may contain a password. */
export const mailIdentity = ({ smtpUrl, mailTo, mailFrom, acknowledge }: MailSettings): string =>
  JSON.stringify([smtpUrl, mailTo, mailFrom, acknowledge === true]);

// Catches typing errors; the mail server decides in the end.
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const NAMED_ADDRESS = /^([^\r\n<>"]*)<([^<>]+)>$/;

/** The bare address of `Inn <inn@example.org>` or of `inn@example.org`; undefined for anything else. */
export function bareAddress(typed: string): string | undefined {
  const address = (NAMED_ADDRESS.exec(typed)?.[2] ?? typed).trim();
  return ADDRESS.test(address) ? address : undefined;
}

/**
 * MAIL_FROM as a sender, with name and address apart: in one text, nodemailer would parse a colon, semicolon
 * or bracket in the name as address syntax.
 */
export function senderIn(mailFrom: string): string | { name: string; address: string } {
  const [name, address] = (NAMED_ADDRESS.exec(mailFrom)?.slice(1) ?? []).map((part) => part.trim());
  return address && name ? { name, address } : mailFrom;
}

/**
 * Reads the data folder, for the service and for commands on its outbox.
 * @throws SettingsError
 */
export function readDataDir(env: Env): string {
  const typed = settingIn(env, 'DATA_DIR') ?? './data';
  // Only a shell expands `~`: from .env it would be a folder of that name.
  if (!typed.startsWith('~')) return typed;
  throw new SettingsError('DATA_DIR must be a whole path: write the folder’s name in place of ~.');
}

function readSmtpUrl(env: Env): string | undefined {
  const typed = settingIn(env, 'SMTP_URL');
  if (typed === undefined) return undefined;
  const url = URL.parse(typed);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return typed;
  throw new SettingsError(
    'SMTP_URL must look like smtps://user:password@mail.example.org:465 (special characters percent-encoded).',
  );
}

function readRecipients(env: Env): string[] | undefined {
  const typed = settingIn(env, 'MAIL_TO');
  if (typed === undefined) return undefined;
  const addresses = typed.split(',').map((one) => bareAddress(one.trim()));
  if (addresses.every((one) => one !== undefined)) return addresses;
  throw new SettingsError('MAIL_TO must be an e-mail address, or several with commas between.');
}

function readSender(env: Env): string | undefined {
  const typed = settingIn(env, 'MAIL_FROM');
  if (typed === undefined || bareAddress(typed)) return typed;
  throw new SettingsError('MAIL_FROM must be an address, such as Our Inn <web@example.org>.');
}

/** Sender and recipients for the embedded inbox. */
export interface InboxMail {
  mailTo: readonly string[];
  mailFrom: string;
}

function readIds(env: Env): Ids {
  const keys = Object.keys(ID_SETTINGS) as (keyof Ids)[];
  const entries = keys.map((key) => [key, settingIn(env, ID_SETTINGS[key]) ?? PLACEHOLDERS[key]]);
  return Object.fromEntries(entries) as Ids;
}

/**
 * Reads and checks the e-mail service's settings.
 * @param inbox defaults for MAIL_TO and MAIL_FROM if SMTP_URL is unset. Without it MAIL_TO is required,
 * even on a new server whose mailbox is not set up yet
 * @returns the settings; `smtpUrl` is empty if SMTP_URL is unset
 * @throws SettingsError
 */
export function readMailSettings(env: Env, inbox?: InboxMail): MailSettings {
  const smtpUrl = readSmtpUrl(env);
  const mailTo = readRecipients(env) ?? (smtpUrl === undefined ? inbox?.mailTo : undefined);
  if (!mailTo) throw new SettingsError('MAIL_TO is not set: give the address enquiries go to.');
  return {
    smtpUrl: smtpUrl ?? '',
    mailTo,
    // Default to the inn's own address, which its mail server surely allows as the sender.
    mailFrom:
      readSender(env) ?? (smtpUrl === undefined ? inbox?.mailFrom : undefined) ?? mailTo[0] ?? '',
    dataDir: readDataDir(env),
    siteOrigins: readSiteOrigins(env['SITE_ORIGIN']),
    rateLimit: readNumber(env, 'RATE_LIMIT', 20, 1_000_000),
    trustProxy: readSwitch(env, 'TRUST_PROXY'),
    alertCommand: settingIn(env, 'ALERT_COMMAND'),
    acknowledge: readSwitch(env, 'ACKNOWLEDGE'),
    ids: readIds(env),
  };
}
