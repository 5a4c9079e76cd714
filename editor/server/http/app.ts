import { Hono, type MiddlewareHandler } from 'hono';
import { STRICT_TRANSPORT } from '../../../server/headers.ts';
import { EDITOR_HEADER } from '../../model/protocol.ts';
import { diskWords, guardWords, requestWords } from '../../serverWords.ts';
import { addDeviceRoutes } from '../auth/deviceRoutes.ts';
import { gate } from '../auth/gate.ts';
import { type Hosting, localOrigins } from '../auth/hosting.ts';
import { addSignInRoutes } from '../auth/routes.ts';
import { inRequestLanguage } from '../language/requestLanguage.ts';
import { HttpError } from './httpError.ts';
import { addRoutes, type Deps } from './routes.ts';

// Any port: the preview gets a new one at each start, but an open tab keeps its policy.
const LOCAL_PREVIEW = 'http://127.0.0.1:*';

/** Allows only the editor's own resources, and the preview in a frame. */
const policy = (hosting: Hosting | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The app posts its one-time pass to the preview's host.
    `connect-src 'self' ${hosting?.previewOrigin ?? ''}`.trim(),
    `frame-src ${hosting?.previewOrigin ?? LOCAL_PREVIEW}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const refuse = (error: string) => Response.json({ error }, { status: 403 });

/**
 * Accepts requests from the editor's own page only. Guards against CSRF, since any page in this browser can
 * send requests to this machine, and against DNS rebinding, since any host name can resolve to it.
 * @param port the editor's port
 * @param hosting the editor's public host, if it is open to other machines; no other host is accepted then
 */
function guard(port: () => number, hosting?: Hosting): MiddlewareHandler {
  const csp = policy(hosting);
  return async (c, next) => {
    const origins = hosting ? [hosting.origin] : localOrigins(port());
    const host = c.req.header('host') ?? '';
    const own = hosting?.origin ?? `http://${host}`;
    const origin = c.req.header('origin');
    if (hosting ? host !== hosting.host : !origins.includes(own)) {
      return refuse(guardWords.wrongAddress(origins[0]));
    }
    if (origin !== undefined && origin !== own) {
      return refuse(guardWords.wrongOrigin(own));
    }
    const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/');
    // An img element cannot send the header.
    const isPicture = c.req.method === 'GET' && c.req.path.startsWith('/api/photo/');
    const isOwn = ['same-origin', undefined].includes(c.req.header('sec-fetch-site'));
    if (!isPage && c.req.header(EDITOR_HEADER) !== '1' && !(isPicture && isOwn)) {
      return refuse(guardWords.notFromEditor);
    }
    await next();
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', csp);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (hosting?.origin.startsWith('https:')) {
      c.header(...STRICT_TRANSPORT);
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    return undefined;
  };
}

/** The editor as a Hono app. */
export function editorApp(deps: Deps): Hono {
  const app = new Hono();
  const { auth } = deps;
  app.use(guard(deps.port, auth?.hosting));
  app.use('/api/*', inRequestLanguage);
  if (auth) {
    addSignInRoutes(app, auth);
    app.use(gate(auth, deps.bundle));
    addDeviceRoutes(app, auth);
  }
  addRoutes(app, deps);
  app.get('*', (c) => {
    const file = c.req.path.startsWith('/api/') ? undefined : deps.bundle.find(c.req.path);
    if (!file) return c.notFound();
    return c.body(file.bytes, 200, { 'Content-Type': file.type });
  });
  app.notFound((c) => c.json({ error: requestWords.notFound }, 404));
  app.onError((error, c) => {
    if (error instanceof HttpError) {
      return c.json({ error: error.message, ...error.more }, error.status);
    }
    console.error(error);
    const code = String((error as NodeJS.ErrnoException).code);
    return c.json({ error: diskWords[code] ?? diskWords['other'] }, diskWords[code] ? 507 : 500);
  });
  return app;
}
