import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import {
  checkContent,
  type Fault,
  formatFaults,
  isFault,
} from '../src/content/diagnostics/check.ts';
import { folderName } from '../src/content/folder.ts';
import { refusal } from './refusal.ts';
import { slipPage } from './slipPage.ts';

/** Milliseconds in which an editor may write a file in several steps. */
const SETTLED = 100;

type ServerSetup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;

/** The first fault in half a sentence, and how many more there are. */
function reasonOf([first, ...more]: Fault[], content: string): string {
  if (!first) return '';
  const place = [first.file, first.line && `line ${first.line}`].filter(Boolean).join(', ');
  const others = more.length > 0 ? ` (and ${more.length} more in ${folderName(content)}/)` : '';
  return `${place}: ${first.problem.replace(/\.$/, '')}${others}`;
}

/**
 * While there is a slip, live editing shows the check's own words in place of every page, and the
 * page again once it is mended.
 */
function liveCheck(content: string): ServerSetup {
  return ({ server, logger }) => {
    const faulty = async () => {
      const faults = await checkContent(content);
      return faults.some(isFault) ? formatFaults(faults) : '';
    };
    let current = faulty();
    let timer: NodeJS.Timeout | undefined;
    const look = async () => {
      const before = await current;
      current = faulty();
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
      response.end(slipPage(report));
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
        const faults = await checkContent(content);
        if (faults.length === 0) return;
        const message = formatFaults(faults);
        if (command === 'dev' || !faults.some(isFault)) {
          logger.warn(message);
          return;
        }
        logger.error(message);
        throw refusal(
          `Mend the above in ${folderName(content)}/, then build again. npm run content checks it without building.`,
          reasonOf(faults.filter(isFault), content),
        );
      },
      'astro:server:setup': liveCheck(content),
    },
  };
}
