import type { AstroIntegration } from 'astro';
import { checkContent, formatFaults, isFault } from '../src/content/check.ts';
import { folderName } from '../src/content/folder.ts';

/**
 * Stops a build on bad content and shows all of it; in live editing it only says so.
 * @param content the content folder, an absolute path
 */
export function contentCheck(content: string): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const faults = await checkContent(content);
        if (faults.length === 0) return;
        const message = formatFaults(faults);
        if (command === 'dev' || !faults.some(isFault)) {
          logger.warn(message);
          return;
        }
        // Astro guesses a hint from an error's words, so the report is not part of the error.
        logger.error(message);
        const refusal = new Error(
          `Mend the above in ${folderName(content)}/, then build again. npm run content checks it without building.`,
        );
        // The innkeeper has no use for the line of our code that noticed it.
        refusal.stack = '';
        throw refusal;
      },
    },
  };
}
