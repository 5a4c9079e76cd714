import type { AstroIntegration } from 'astro';
import { isError } from '../src/content/diagnostics/diagnostic.ts';
import { counted } from '../src/content/diagnostics/wording.ts';
import { folderName } from '../src/content/folder.ts';
import { formatLaunch, launchContent } from '../src/content/launch/launch.ts';
import { type Env, emailjsErrors, isLive, serviceOf } from '../src/content/launch/settings.ts';
import { buildError } from './contentGate.ts';

const isOn = (typed: string | undefined) => /^(?:1|on|true|yes)$/i.test(typed ?? '');

/**
 * Stops a build for an address that guests can come to while the launch check has errors, the
 * network left unasked. An error in the content is the content check's to tell.
 * @param content the content folder, an absolute path
 * @param env SITE_ORIGIN names the address; LAUNCH_ANYWAY lets the build go on
 */
export function launchGate(content: string, env: Env): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' || !isLive(env)) return;
        const { diagnostics } = await launchContent(content);
        // Our own server does not start without a mail server; a build may be made elsewhere.
        const mail = serviceOf(env) === 'emailjs' ? emailjsErrors(env) : [];
        const errors = [...mail, ...diagnostics.filter(isError)];
        if (errors.length === 0) return;
        const text = formatLaunch(errors, folderName(content));
        if (isOn(env['LAUNCH_ANYWAY'])) {
          logger.warn(text);
          return;
        }
        logger.error(text);
        throw buildError(
          `SITE_ORIGIN names an address that guests can come to, and the above is not ready for them. Mend it, or build with LAUNCH_ANYWAY=1 all the same. npm run launch-check tells it without building.`,
          `it is not ready for guests, ${counted(errors.length)} to mend (npm run launch-check tells them; LAUNCH_ANYWAY=1 builds all the same)`,
        );
      },
    },
  };
}
