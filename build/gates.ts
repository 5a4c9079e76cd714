import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { isBelow } from '../lib/files.ts';
import { type Env, readSwitch } from '../lib/settings.ts';
import { escapeHtml } from '../lib/text.ts';
import { checkContent } from '../src/content/diagnostics/check.ts';
import {
  counted,
  type Diagnostic,
  formatDiagnostics,
  isError,
  placeOf,
} from '../src/content/diagnostics/diagnostic.ts';
import { folderName } from '../src/content/folder.ts';
import { formatLaunch, launchContent } from '../src/content/launch/launch.ts';
import { emailjsErrors, isLive } from '../src/content/launch/settings.ts';

/** Debounces file changes, in milliseconds: an editor may write a file in several steps. */
const WRITE_DELAY = 100;

/**
 * An error that stops a build. Log the report instead of putting it into the message: Astro guesses a
 * hint from the message's words.
 * @param message what to do, in a sentence
 * @param reason half a sentence, written to the file BUILD_REPORT for the process that started the build
 */
function buildError(message: string, reason: string): Error {
  const report = process.env['BUILD_REPORT'];
  if (report) writeFileSync(report, reason);
  // The stack would only show our own code.
  return Object.assign(new Error(message), { stack: '' });
}

/** Shown in place of a page during live editing while the content has an error. */
function errorPage(report: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something to correct</title>
<script type="module" src="/@vite/client"></script>
<style>
  body { max-width: 45rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui; }
  pre { white-space: pre-wrap; font: inherit; }
</style>
<h1>Something to correct</h1>
<pre>${escapeHtml(report)}</pre>
<p>The page comes back by itself once this is corrected and saved.</p>
</html>
`;
}

type ServerSetup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;

/** The first error, and how many more there are, in half a sentence. */
function reasonOf([first, ...more]: Diagnostic[], content: string): string {
  if (!first) return '';
  const folder = folderName(content);
  const place = placeOf({ file: first.file, line: first.line }, folder);
  const others = more.length > 0 ? ` (and ${more.length} more in ${folder}/)` : '';
  return `${place}: ${first.message.replace(/\.$/, '')}${others}`;
}

/** While the content has an error, live editing shows the check's report in place of every page. */
function liveCheck(content: string): ServerSetup {
  return ({ server, logger }) => {
    const check = async () => {
      const found = await checkContent(content);
      return found.some(isError) ? formatDiagnostics(found, folderName(content)) : '';
    };
    let current = check();
    let timer: NodeJS.Timeout | undefined;
    const recheck = async () => {
      const before = await current;
      current = check();
      const report = await current;
      if (report === before) return;
      if (report) logger.error(report);
      else logger.info(`Everything in ${folderName(content)}/ is in order again.`);
      server.ws.send({ type: 'full-reload' });
    };
    server.watcher.add(content);
    server.watcher.on('all', (_, file) => {
      if (!isBelow(content, file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void recheck(), WRITE_DELAY);
    });
    server.middlewares.use(async (request, response, next) => {
      const report = request.headers.accept?.includes('text/html') ? await current : '';
      if (!report) return next();
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(errorPage(report));
    });
  };
}

/**
 * Checks the content: stops a build on errors; during live editing, shows them in the browser.
 * @param content the content folder, an absolute path
 */
export function contentCheck(content: string): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const found = await checkContent(content);
        if (found.length === 0) return;
        const message = formatDiagnostics(found, folderName(content));
        if (command === 'dev' || !found.some(isError)) {
          logger.warn(message);
          return;
        }
        logger.error(message);
        throw buildError(
          `Correct the above in ${folderName(content)}/, then build again. npm run content checks it without building.`,
          reasonOf(found.filter(isError), content),
        );
      },
      'astro:server:setup': liveCheck(content),
    },
  };
}

/**
 * Stops a build for a public address if the launch check, without its network part, finds errors.
 * `contentCheck` reports errors in the content.
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
        // Our own server checks its mail settings when it starts; the build may run on another machine.
        const errors = [...emailjsErrors(env), ...diagnostics.filter(isError)];
        if (errors.length === 0) return;
        const text = formatLaunch(errors, folderName(content));
        if (readSwitch(env, 'LAUNCH_ANYWAY')) {
          logger.warn(text);
          return;
        }
        logger.error(text);
        throw buildError(
          `SITE_ORIGIN is a public address, and the above is not ready for guests. Correct it, or build anyway with LAUNCH_ANYWAY=1. npm run launch-check lists it without building.`,
          `it is not ready for guests, ${counted(errors.length)} to correct (npm run launch-check lists them; LAUNCH_ANYWAY=1 builds anyway)`,
        );
      },
    },
  };
}
