import { type Env, readSwitch, SettingsError, settingIn } from '../../../lib/settings.ts';
import { bareAddress } from '../../../mail/settings.ts';

/** How the editor is reached from other machines. */
export interface Hosting {
  /** Such as `https://edit.example.org`. */
  origin: string;
  /** The `Host` header of its requests. */
  host: string;
  previewOrigin: string;
  previewHost: string;
  /** The addresses that may sign in, read again for each request. */
  owners: () => readonly string[];
  /** Trust the proxy's header for the caller's address. */
  trustProxy: boolean;
}

/** The origins of an editor that serves this machine only. */
export const localOrigins = (port: number): string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`);

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost');

/** Reads EDITOR_ORIGIN; undefined if it is unset and the editor serves this machine only. */
export function readEditorOrigin(env: Env): URL | undefined {
  const typed = settingIn(env, 'EDITOR_ORIGIN');
  if (typed === undefined) return undefined;
  const url = URL.parse(typed);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname));
  // Passkeys need a domain name, not an IP address.
  const isName = url && !/^[\d.]+$|^\[/.test(url.hostname);
  if (url && isSafe && isName && url.href === `${url.origin}/`) return url;
  throw new SettingsError(
    'EDITOR_ORIGIN must be an origin of its own such as https://edit.example.org: with https://, a name and no path.',
  );
}

/** Normalises an e-mail address, to compare it. */
export const normalAddress = (typed: string) => typed.trim().toLowerCase();

/** The normalised addresses in EDITOR_OWNERS. @throws SettingsError */
function readOwners(env: Env): string[] {
  const typed = settingIn(env, 'EDITOR_OWNERS') ?? '';
  const addresses = typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(bareAddress);
  if (addresses.every((one) => one !== undefined)) return addresses.map(normalAddress);
  throw new SettingsError('EDITOR_OWNERS must be e-mail addresses, with commas between them.');
}

/**
 * How other machines reach the editor; undefined if it serves this machine only.
 * @param now reads the current settings
 * @throws SettingsError
 */
export function readHosting(now: () => Env): Hosting | undefined {
  const env = now();
  const url = readEditorOrigin(env);
  if (!url) return undefined;
  if (readOwners(env).length === 0) {
    throw new SettingsError(
      'EDITOR_OWNERS is not set: give the e-mail addresses that may sign in to the editor.',
    );
  }
  const previewHost = `preview.${url.host}`;
  return {
    origin: url.origin,
    host: url.host,
    previewOrigin: `${url.protocol}//${previewHost}`,
    previewHost,
    owners: () => {
      try {
        return readOwners(now());
      } catch {
        // An error in the settings lets nobody in.
        return [];
      }
    },
    trustProxy: readSwitch(env, 'TRUST_PROXY'),
  };
}
