/** `npm run build`: builds into dist/, and makes a release for our own server if the settings are for one. */
import { join } from 'node:path';
import { OperatorError } from '../lib/errors.ts';
import { makeBuild } from '../releases/build.ts';
import {
  commandSettings,
  isForServer,
  runningServers,
  sameSettings,
  storeOf,
} from '../releases/store.ts';
import { root, warnAboutNames } from './run.ts';

warnAboutNames();
const running = runningServers(storeOf(root)).map(({ settings }) => settings);
const settings = commandSettings(process.env, running);

try {
  await makeBuild(root, { settings, target: join(root, 'dist'), verbose: true });
  const where = isForServer(settings) ? 'our own server' : 'a static host, with EmailJS';
  console.log(`dist/ holds the site for ${where}.`);
  const shown = running.some((server) => sameSettings(server, settings));
  if (shown) console.log('The server that runs here shows it in a moment.');
  else if (running.length > 0) {
    console.log(
      'The server that runs here keeps what it shows: its settings are others. Put them into .env, which both read.',
    );
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(`${error.message} dist/ is as it was.`);
  process.exitCode = 1;
}
