import { join } from 'node:path';
import { makeBuild } from '../build/makeBuild.ts';
import { commandSettings } from '../build/settings.ts';
import type { PublishTools } from '../desk/server/publish/publisher.ts';
import { runningServers, storeOf } from '../server/releases.ts';
import { launchCheck } from './launch/check.ts';

/**
 * What the desk publishes with: the build of `npm run build`, for the server that runs here if it is
 * for that one.
 * @param root the project's folder
 */
export function publishTools(root: string, content: string): PublishTools {
  const store = storeOf(root);
  const running = () => runningServers(store);
  let release = Number.POSITIVE_INFINITY;
  return {
    root,
    setting: process.env['DESK_PUBLISH']?.trim() || undefined,
    launch: () => launchCheck(content, process.env),
    isServed: () => running().length > 0,
    isShown: () => running().some((server) => server.release >= release),
    build: async (letItBe) => {
      const settings = commandSettings(
        process.env,
        running().map((server) => server.settings),
      );
      const target = join(root, 'dist');
      const env = letItBe ? { LAUNCH_ANYWAY: '1' } : {};
      release = (await makeBuild(root, { settings, target, env }))?.number ?? release;
      return target;
    },
  };
}
