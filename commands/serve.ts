/**
 * `npm run serve`: the site and the e-mail service for production, without an embedded
 * inbox; with EDITOR_ORIGIN also the editor, in a process of its own.
 */
import { readEditorOrigin } from '../editor/server/auth/hosting.ts';
import { readMailSettings } from '../mail/settings.ts';
import { readyToShow } from '../releases/build.ts';
import { servedSettings } from '../releases/store.ts';
import { readListening, startSite } from '../server/site.ts';
import { runEditor } from './editorProcess.ts';
import { packagesError } from './packages.mjs';
import { root, run } from './run.ts';

const { env } = process;

await run(async () => {
  const mail = readMailSettings(env);
  const listening = readListening(env);
  // Do not let guests wait: serve the last build until the new one is complete.
  const { releases, stop } = await readyToShow(root, {
    behind: true,
    settings: servedSettings(env),
  });
  // Under systemd no npm script runs first to install packages.
  const error = packagesError(root);
  const warning =
    error &&
    `The installed packages are not those of package-lock.json (${error}): stop the server, run npm ci, start it again.`;
  if (warning) console.error(warning);
  const site = await startSite({ dist: releases, warning, ...listening, mail }).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  console.log(`Site: ${site.origin}`);
  const editor = readEditorOrigin(env) && runEditor(root);
  return async () => {
    await Promise.all([site.close(), stop(), editor?.close()]);
  };
});
