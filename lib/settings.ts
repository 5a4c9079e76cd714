import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OperatorError } from './errors.ts';

/** Environment variables, including those of `.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

interface Setting {
  /** It affects the built pages. */
  isBuilt?: true;
  /** It may contain a password: no child process gets it. */
  isSecret?: true;
}

/** Every setting, as explained in README.md, docs/mail.md, docs/hosting.md and docs/editor.md. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  ACKNOWLEDGE: {},
  ALERT_COMMAND: { isSecret: true },
  BUILD_FORMAT: { isBuilt: true },
  CONTENT_DIR: { isBuilt: true },
  DATA_DIR: {},
  DESK_PORT: {},
  DESK_PUBLISH: { isSecret: true },
  EDITOR_ORIGIN: {},
  EDITOR_OWNERS: {},
  EMAILJS_BOOKING_TEMPLATE_ID: { isBuilt: true },
  EMAILJS_CONTACT_TEMPLATE_ID: { isBuilt: true },
  EMAILJS_ORIGIN: { isBuilt: true },
  EMAILJS_PUBLIC_KEY: { isBuilt: true },
  EMAILJS_SERVICE_ID: { isBuilt: true },
  HOST: {},
  INBOX_PORT: {},
  LAUNCH_ANYWAY: {},
  MAIL_FROM: {},
  MAIL_TO: {},
  OFFLINE_COPY: { isBuilt: true },
  PORT: {},
  RATE_LIMIT: {},
  SITE_ORIGIN: { isBuilt: true },
  SMTP_URL: { isSecret: true },
  TRUST_PROXY: {},
};

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

/** Whether this setting affects the built pages. */
export const isBuilt = (name: string) => SETTINGS[name]?.isBuilt === true;

/** The environment without secret settings, for child processes. */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const safe = Object.entries(env).filter(([name]) => !SETTINGS[name]?.isSecret);
  return Object.fromEntries(safe) as NodeJS.ProcessEnv;
}

/** The settings in a file; none if it does not exist. */
function readSettingsFile(file: string): Env {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The environment without the variables that came from a settings file, for a process that reads the file
 * itself.
 * @param file the project's `.env`
 */
export function withoutSettingsFile(file: string, env: Env): Env {
  const said = readSettingsFile(file);
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => said[name] !== value));
}

/** A setting is wrong. The message names the variable and the fix, never the value: it may be secret. */
export class SettingsError extends OperatorError {
  // Build tools print the stack, which does not help the operator.
  override stack = '';
}

/** A setting without spaces around it; undefined if it is empty. */
export function settingIn(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Reads a whole number; `fallback` if the variable is unset. */
export function readNumber(env: Env, name: string, fallback: number, max: number): number {
  const typed = settingIn(env, name);
  if (typed === undefined) return fallback;
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number <= max) return number;
  throw new SettingsError(`${name} must be a whole number from 0 to ${max}.`);
}

/** Reads a port; 0 picks a free one. */
export const readPort = (env: Env, name: string, fallback: number): number =>
  readNumber(env, name, fallback, 65_535);

/** Whether a setting is on; a misspelt value counts as off. */
export const isOn = (typed: string | undefined): boolean =>
  /^(?:on|true|1|yes)$/i.test(typed?.trim() ?? '');

/** Reads a setting that is on or off; `fallback` if the variable is unset. */
export function readSwitch(env: Env, name: string, fallback = false): boolean {
  const typed = settingIn(env, name);
  if (typed === undefined) return fallback;
  if (isOn(typed)) return true;
  if (/^(?:off|false|0|no)$/i.test(typed)) return false;
  throw new SettingsError(`${name} must be "on" or "off".`);
}

/**
 * Reads SITE_ORIGIN for the build, the server and the e-mail service.
 * @param typed an origin, or several with commas: the first is canonical, and the forms of all may post here
 * @returns the origins without a trailing slash; none if it is unset
 * @throws SettingsError
 */
export function readSiteOrigins(typed: string | undefined): string[] {
  const origins = (typed ?? '').split(',').map((one) => one.trim());
  return origins.filter(Boolean).map((one) => {
    const url = URL.parse(one);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    throw new SettingsError(
      'SITE_ORIGIN must be an origin such as https://example.org: with https:// and without a path; several with commas, the canonical first.',
    );
  });
}

/** The site's origin without a trailing slash; undefined if SITE_ORIGIN is not set. */
export function siteOrigin(env: Env = process.env): string | undefined {
  return readSiteOrigins(env['SITE_ORIGIN'])[0];
}
