import type { AstroIntegration } from 'astro';
import { things } from '../src/content/diagnostics/wording.ts';
import { folderName } from '../src/content/folder.ts';
import { formatLaunch } from '../src/content/launch/format.ts';
import { launchContent } from '../src/content/launch/launch.ts';
import { type Env, emailjsFaults, isLive, serviceOf } from '../src/content/launch/settings.ts';
import { refusal } from './refusal.ts';

const isOn = (typed: string | undefined) => /^(?:1|on|true|yes)$/i.test(typed ?? '');

/**
 * Stops a build for an address that guests can come to while the launch check has errors, the
 * network left unasked. A slip in the content is the content check's to tell.
 * @param content the content folder, an absolute path
 * @param env SITE_ORIGIN names the address; LAUNCH_ANYWAY lets the build go on
 */
export function launchGate(content: string, env: Env): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' || !isLive(env)) return;
        const report = await launchContent(content);
        // Our own server does not start without a mail server; a build may be made elsewhere.
        const mail = serviceOf(env) === 'emailjs' ? emailjsFaults(env) : [];
        const errors = [...mail, ...report.errors];
        const [first] = errors;
        if (!first) return;
        const text = formatLaunch({ errors, warnings: [] }, folderName(content));
        if (isOn(env['LAUNCH_ANYWAY'])) {
          logger.warn(text);
          return;
        }
        logger.error(text);
        throw refusal(
          `SITE_ORIGIN names an address that guests can come to, and the above is not ready for them. Mend it, or build with LAUNCH_ANYWAY=1 all the same. npm run launch-check tells it without building.`,
          `it is not ready for guests, ${things(errors.length)} to mend (npm run launch-check tells them; LAUNCH_ANYWAY=1 builds all the same)`,
        );
      },
    },
  };
}
