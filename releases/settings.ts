import { OWN_SERVICE } from '../src/enquiry/contract/service.ts';
import type { BuildSettings } from './store.ts';

type Env = Readonly<Record<string, string | undefined>>;

const BUILD_VARIABLES =
  /^(?:EMAILJS_|PUBLIC_|SITE_ORIGIN$|CONTENT_DIR$|BUILD_FORMAT$|OFFLINE_COPY$)/;

function setIn(env: Env): BuildSettings {
  const set = Object.entries(env)
    .filter(([name, value]) => BUILD_VARIABLES.test(name) && value)
    // The default, so the same as unset.
    .filter((entry) => entry.join() !== 'CONTENT_DIR,content');
  return Object.fromEntries(set.sort()) as BuildSettings;
}

/** The settings of a build for our own server, which receives the enquiries itself. */
export function serverSettings(env: Env): BuildSettings {
  return { ...setIn(env), EMAILJS_ORIGIN: OWN_SERVICE };
}

/**
 * The settings of `npm run build`. With SMTP_URL, it builds for our own server; while servers run from
 * this folder, for the first one that agrees with what is set.
 * @param running those servers' settings
 */
export function commandSettings(env: Env, running: readonly BuildSettings[]): BuildSettings {
  const own = setIn(env);
  if (own['EMAILJS_ORIGIN']) return own;
  if (env['SMTP_URL']) return serverSettings(env);
  const agrees = (settings: BuildSettings) =>
    Object.entries(own).every(([name, value]) => settings[name] === value);
  return running.find(agrees) ?? own;
}

/** Whether a build with these settings is for our own server. */
export function isForServer(settings: BuildSettings): boolean {
  return settings['EMAILJS_ORIGIN'] === OWN_SERVICE;
}
