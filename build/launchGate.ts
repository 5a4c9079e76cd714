import type { AstroIntegration } from 'astro';
import { isError } from '../src/content/diagnostics/diagnostic.ts';
import { counted } from '../src/content/diagnostics/wording.ts';
import { folderName } from '../src/content/folder.ts';
import { formatLaunch, launchContent } from '../src/content/launch/launch.ts';
import { type Env, emailjsErrors, isLive, serviceOf } from '../src/content/launch/settings.ts';
import { buildError } from './contentGate.ts';

const isOn = (typed: string | undefined) => /^(?:1|on|true|yes)$/i.test(typed ?? '');

/**
 * Stops a build for a public address while the launch check, without its network part, finds errors.
 * Errors in the content are left to the content check.
 * @param content the content folder, an absolute path
 * @param env SITE_ORIGIN is the address; LAUNCH_ANYWAY builds despite the errors
 */
export function launchGate(content: string, env: Env): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' || !isLive(env)) return;
        const { diagnostics } = await launchContent(content);
        // Our own server checks its mail settings itself; the build may run elsewhere.
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
