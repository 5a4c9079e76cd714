import { OWN_SERVICE } from '../src/enquiry/contract/service.ts';
import type { BuildSettings } from './store.ts';

type Env = Readonly<Record<string, string | undefined>>;

const BUILD_VARIABLES =
  /^(?:EMAILJS_|PUBLIC_|SITE_ORIGIN$|CONTENT_DIR$|BUILD_FORMAT$|OFFLINE_COPY$)/;

function setIn(env: Env): BuildSettings {
  const set = Object.entries(env)
    .filter(([name, value]) => BUILD_VARIABLES.test(name) && value)
    // The same as if it were not set.
    .filter((entry) => entry.join() !== 'CONTENT_DIR,content');
  return Object.fromEntries(set.sort()) as BuildSettings;
}

/** What a build for our own server is made with: it answers the enquiries of what it serves. */
export function serverSettings(env: Env): BuildSettings {
  return { ...setIn(env), EMAILJS_ORIGIN: OWN_SERVICE };
}

/**
 * What `npm run build` builds with. Settings that name a mail server are those of our own; and
 * beside a server that runs from here a build is for that one, unless something is set otherwise.
 * @param running the settings of the servers that run from this folder
 */
export function commandSettings(env: Env, running: readonly BuildSettings[]): BuildSettings {
  const own = setIn(env);
  if (own['EMAILJS_ORIGIN']) return own;
  if (env['SMTP_URL']) return serverSettings(env);
  const agrees = (settings: BuildSettings) =>
    Object.entries(own).every(([name, value]) => settings[name] === value);
  return running.find(agrees) ?? own;
}

/** Whether what is built so belongs to our own server. */
export function isForServer(settings: BuildSettings): boolean {
  return settings['EMAILJS_ORIGIN'] === OWN_SERVICE;
}
