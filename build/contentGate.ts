import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../src/content/diagnostics/check.ts';
import {
  type Diagnostic,
  formatDiagnostics,
  isError,
  placeOf,
} from '../src/content/diagnostics/diagnostic.ts';
import { folderName } from '../src/content/folder.ts';
import { errorPage } from './errorPage.ts';
import { reason } from './stopBuild.ts';

/** Milliseconds in which an editor may write a file in several steps. */
const SETTLED = 100;

type ServerSetup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;

/** The first error in half a sentence, and how many more there are. */
function reasonOf([first, ...more]: Diagnostic[], content: string): string {
  if (!first) return '';
  const folder = folderName(content);
  const place = placeOf({ file: first.file, line: first.line }, folder);
  const others = more.length > 0 ? ` (and ${more.length} more in ${folder}/)` : '';
  return `${place}: ${first.message.replace(/\.$/, '')}${others}`;
}

/**
 * While there is an error, live editing shows the check's own words in place of every page, and the
 * page again once it is corrected.
 */
function liveCheck(content: string): ServerSetup {
  return ({ server, logger }) => {
    const check = async () => {
      const found = await checkContent(content);
      return found.some(isError) ? formatDiagnostics(found, folderName(content)) : '';
    };
    let current = check();
    let timer: NodeJS.Timeout | undefined;
    const look = async () => {
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
      if (relative(content, file).startsWith('..')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), SETTLED);
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
 * Stops a build on bad content and shows all of it; in live editing it shows it in the browser.
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
        throw reason(
          `Mend the above in ${folderName(content)}/, then build again. npm run content checks it without building.`,
          reasonOf(found.filter(isError), content),
        );
      },
      'astro:server:setup': liveCheck(content),
    },
  };
}
