import { join } from 'node:path';
import type { PublishTools } from '../editor/server/publish/publisher.ts';
import { type Env, settingIn, siteOrigin } from '../lib/settings.ts';
import { makeBuild } from '../releases/build.ts';
import {
  type BuildSettings,
  commandSettings,
  runningServers,
  sameSettings,
  storeOf,
} from '../releases/store.ts';
import { contentFolder } from '../src/content/folder.ts';
import { launchCheck } from './launch/check.ts';

/** Omits CONTENT_DIR, which may name the same folder in several ways. */
const withoutFolder = ({ CONTENT_DIR: _, ...settings }: BuildSettings): BuildSettings => settings;

/**
 * The editor's publishing tools. They build as `npm run build` does, and always make a release if a server
 * that runs here has the same settings.
 * @param root the project's folder
 * @param content the content folder, an absolute path
 * @param settings its `env` is read at each call, since the editor changes it
 */
export function publishTools(root: string, content: string, settings: { env: Env }): PublishTools {
  const store = storeOf(root);
  const running = () => runningServers(store).map(({ settings }) => settings);
  const isOurs = (served: BuildSettings) => contentFolder(root, served) === content;
  /** The settings to build with: those of the server that shows this content, if they agree. */
  const settingsNow = (): BuildSettings => {
    const served = running().filter(isOurs);
    const wanted = commandSettings(settings.env, served);
    return served.find((one) => sameSettings(withoutFolder(one), withoutFolder(wanted))) ?? wanted;
  };
  let made: { settings: BuildSettings; release: number } | undefined;
  return {
    root,
    get setting() {
      return settingIn(settings.env, 'DESK_PUBLISH');
    },
    get site() {
      return siteOrigin(settings.env);
    },
    launch: (folder) => launchCheck(folder, settings.env),
    server: () => {
      const [server, ...more] = running();
      if (!server) return undefined;
      const wanted = settingsNow();
      const shown = [server, ...more].filter(isOurs);
      if (shown.some((one) => sameSettings(one, wanted))) return { differs: [] };
      const [near] = shown;
      if (!near) return { differs: ['CONTENT_DIR'] };
      const names = new Set([near, wanted].flatMap((one) => Object.keys(withoutFolder(one))));
      // Our own server sets EMAILJS_ORIGIN itself.
      const isSet = (name: string) => name !== 'EMAILJS_ORIGIN' || Boolean(settings.env[name]);
      const differs = [...names].filter((name) => near[name] !== wanted[name] && isSet(name));
      return { differs: differs.sort() };
    },
    isShown: () =>
      runningServers(store).some(
        ({ settings, release }) =>
          made && sameSettings(settings, made.settings) && release >= made.release,
      ),
    build: async (ignoreErrors, folder) => {
      const now = settingsNow();
      const target = join(root, 'dist');
      made = undefined;
      const release = await makeBuild(root, {
        ...{ settings: now, content: folder, target },
        ...(running().some((served) => sameSettings(served, now)) && { isRelease: true }),
        env: ignoreErrors ? { LAUNCH_ANYWAY: '1' } : {},
      });
      if (release) made = { settings: now, release: release.number };
      return target;
    },
  };
}
