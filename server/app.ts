import { Hono } from 'hono';
import type { Log } from '../lib/log.ts';
import { type Bindings, isSecure } from '../mail/http/caller.ts';
import { isReference, REFERENCE_PARAMETER, SENT_PAGE } from '../src/enquiry/contract/reference.ts';
import type { Site } from './files.ts';
import { REVALIDATE, SECURITY_HEADERS, STRICT_TRANSPORT, TEXT_POLICY } from './headers.ts';
import { contextOf, forPrefetch, routeBehind } from './languages.ts';
import { respondWith, respondWithReference, respondWithStatus } from './respond.ts';

/** What guests and search engines read until the site is published for the first time. */
const BEING_PREPARED = 'This website is being prepared. Please come back soon.';

interface Deps {
  site: Site;
  /** Handles requests before the site does. */
  mail: Hono<Bindings>;
  trustProxy: boolean;
  log: Log;
  /** Returns an extra line for /healthz. */
  note?: () => string | undefined;
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

/** The whole product as one Hono app: the e-mail service's paths, then the built site. */
export function siteApp({ site, mail, trustProxy, log, note }: Deps): Hono<Bindings> {
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    const type = c.res.headers.get('content-type');
    // Skip 304: a browser would apply this policy to its cached page.
    const isMessage = type === null ? c.res.status !== 304 : type.startsWith('text/plain');
    if (isMessage) c.header('Content-Security-Policy', TEXT_POLICY);
    if (isSecure(c, trustProxy)) c.header(...STRICT_TRANSPORT);
  });

  app.use('/healthz', async (c, next) => {
    await next();
    const said = note?.();
    if (!said) return;
    const problems = (await c.res.text()).split('\n').filter((line) => line !== 'OK');
    c.res = new Response([...problems, said].join('\n'), c.res);
  });
  app.route('/', mail);

  app.get('*', async (c) => {
    if (site.isEmpty) return c.text(BEING_PREPARED, 503, { 'Retry-After': '3600' });
    const path = decodedPath(c.req.url);
    const file = path === undefined ? undefined : site.find(path);
    const isThanks = path !== undefined && routeBehind(path) === SENT_PAGE;
    const reference = isThanks ? (c.req.query(REFERENCE_PARAMETER) ?? '') : '';
    const context = file && path && contextOf(c.req.url, c.req.header('referer'));
    if (context) return c.redirect(encodeURI(path) + context, 302);
    if (file && isReference(reference)) return respondWithReference(file, reference);
    if (file) return forPrefetch(await respondWith(c.req.raw, file), c.req.header('sec-purpose'));
    const route = path === undefined ? undefined : site.findRoute(path);
    if (route === undefined) return c.notFound();
    // Browsers cache a permanent redirect for ever: if the rename is undone, it would become a loop.
    c.header('Cache-Control', REVALIDATE);
    return c.redirect(encodeURI(route) + new URL(c.req.url).search, 308);
  });
  app.all('*', (c) => c.text('Only GET and HEAD are answered here', 405, { Allow: 'GET, HEAD' }));

  app.notFound((c) => {
    const page = site.statusPage(404);
    return page ? respondWithStatus(c.req.raw, page, 404) : c.text('Not found', 404);
  });
  app.onError((error, c) => {
    log('answer failed', { reason: error.name });
    const page = site.statusPage(500);
    return page ? respondWithStatus(c.req.raw, page, 500) : c.text('Something went wrong', 500);
  });
  return app;
}
