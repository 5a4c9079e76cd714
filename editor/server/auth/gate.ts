import type { MiddlewareHandler } from 'hono';
import { SIGN_IN } from '../../model/protocol.ts';
import { signInServerWords as words } from '../../words/signIn.ts';
import type { Bundle } from '../http/bundle.ts';
import { HttpError } from '../http/httpError.ts';
import { type Auth, sessionIn } from './routes.ts';
import { asOwner } from './sessions.ts';

/** The sign-in page's CSP, which allows less than the editor's. */
const SIGN_IN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Lets only owners pass; others get the sign-in page, its assets, and 401 for everything else. */
export function gate(auth: Auth, bundle: Bundle): MiddlewareHandler {
  return async (c, next) => {
    const session = sessionIn(c, auth);
    // Owners get the sign-in page too, since they may open a link for another address.
    if (session && c.req.path !== SIGN_IN) return asOwner(auth.store, session, next);
    const isPage = ['GET', 'HEAD'].includes(c.req.method) && !c.req.path.startsWith('/api/');
    const file = isPage ? bundle.find(c.req.path, 'signedOut') : undefined;
    if (!file) throw new HttpError(401, words.signedOut);
    c.header('Content-Security-Policy', SIGN_IN_POLICY);
    return c.body(file.bytes, 200, { 'Content-Type': file.type });
  };
}
