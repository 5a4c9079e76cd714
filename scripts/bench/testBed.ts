import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import puppeteer, { type Browser, type Viewport } from 'puppeteer-core';
import { generate } from 'selfsigned';
import { startSite } from '../../server/site.ts';
import { listenLocally } from '../../tests/support/listenLocally.ts';
import { environmentOf } from '../../tests/support/typefaces.ts';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';
import { makeLimitPage } from './limitPage.ts';
import { builtPages } from './options.ts';

/** An ordinary phone, with the pixel density of Lighthouse's phone. */
export const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies Viewport;

export const DESKTOP = { width: 1280, height: 800 } satisfies Viewport;

/**
 * Opens the browser for all measurements: with Puppeteer, because Playwright prevents prerendering, and
 * with WebMCP for Lighthouse's agent audits. Accepts the servers' self-signed certificates.
 */
function openBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--enable-features=WebMCP', '--ignore-certificate-errors'],
    // Provide typefaces for every script on the site, as guests' machines do.
    env: environmentOf('Android'),
    headless: true,
    defaultViewport: null,
  });
}

/** The servers and the browser for all measurements. */
export interface TestBed {
  browser: Browser;
  /** Origin of the built site. */
  site: string;
  /** The commit to compare with. */
  earlier: { origin: string; pages: readonly string[] } | undefined;
  /** Origin of the limit page, which is served in the same way. */
  limit: string;
  /** Size of the limit page's photograph, in bytes. */
  limitWeight: number;
  /** Closes everything. */
  close(): Promise<void>;
}

/** Any photograph will do: it is encoded to a fixed size. */
const LIMIT_PHOTO = 'content/photos/public/terrace.jpg';

/**
 * Serves the built site and the limit page on loopback over HTTP/2, and opens a browser.
 * @param earlierDist the built commit to compare with
 */
export async function openTestBed(
  root: string,
  dist: string,
  earlierDist?: string,
): Promise<TestBed> {
  mkdirSync(join(root, '.test'), { recursive: true });
  const folder = mkdtempSync(join(root, '.test', 'bench-'));
  // Clean up on exit: Puppeteer exits the process on Ctrl+C.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const limitDist = join(folder, 'limit');
  const limitWeight = await makeLimitPage(limitDist, join(root, LIMIT_PHOTO));
  const serve = async (from: string, name: string) => {
    const server = await startSite({
      dist: from,
      port: 0,
      // No mail server: e-mails stay in an outbox that is deleted with the folder.
      mail: {
        smtpUrl: 'smtp://127.0.0.1:1',
        dataDir: join(folder, name),
        rateLimit: 10_000,
        trustProxy: true,
      },
      log: () => undefined,
    });
    const front = await openFront(server.origin);
    const close = () => {
      front.close();
      return server.close();
    };
    return { origin: front.origin, close };
  };
  const site = await serve(dist, 'site-mail');
  const before = earlierDist ? await serve(earlierDist, 'earlier-mail') : undefined;
  const limit = await serve(limitDist, 'limit-mail');
  const browser = await openBrowser();
  return {
    browser,
    site: site.origin,
    earlier:
      before && earlierDist ? { origin: before.origin, pages: builtPages(earlierDist) } : undefined,
    limit: limit.origin,
    limitWeight,
    close: async () => {
      await browser.close();
      await Promise.all([site.close(), limit.close(), before?.close()]);
    },
  };
}

export interface Front {
  /** Such as `https://127.0.0.1:40123`; its certificate is self-signed. */
  origin: string;
  close(): void;
}

// Connection-specific headers (RFC 9113, section 8.2.2), and those a proxy sets itself.
const OWN_HEADERS = ['connection', 'host', 'keep-alive', 'transfer-encoding'];

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OWN_HEADERS.includes(name),
    ),
  );
}

/**
 * Starts a proxy with TLS and HTTP/2 in front of a server, as Caddy and static hosts provide: over plain
 * HTTP/1.1, each parallel request would open a connection of its own.
 * @param target the origin of a running server, which must trust its proxy
 */
async function openFront(target: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = {
      ...passedOn(request.headers),
      host: request.authority,
      'x-forwarded-proto': 'https',
    };
    const requested = ask(target + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(response);
    });
    // The browser was closed before the response arrived.
    requested.on('error', () => response.destroy());
    request.pipe(requested);
  };
  const server = createSecureServer({ key, cert, allowHTTP1: true }, pass);
  const port = await listenLocally(server);
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() };
}
