import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY } from '../../../lib/durations.ts';
import type { Clock } from '../../../mail/clock.ts';
import { type Bindings, callerOf } from '../../../mail/http/caller.ts';
import { bareAddress } from '../../../mail/settings.ts';
import { SIGN_IN } from '../../model/protocol.ts';
import { requests } from '../../model/requests.ts';
import { signInServerWords as words } from '../../words/signIn.ts';
import { bodyAs } from '../http/body.ts';
import { HttpError } from '../http/httpError.ts';
import { attempts } from './attempts.ts';
import { Challenges } from './challenges.ts';
import { type Hosting, normalAddress } from './hosting.ts';
import { createLink, openLink } from './links.ts';
import { authenticate, authenticationOptions } from './passkeys.ts';
import { PreviewPasses } from './previewPasses.ts';
import { newSecret } from './secrets.ts';
import {
  createSession,
  endSessions,
  findSession,
  isKnownBrowser,
  knowBrowser,
  SESSION_SECONDS,
  type Session,
} from './sessions.ts';
import { type AuthStore, openAuthStore } from './store.ts';

/** Letters to owners, sent in the background. */
export interface Letters {
  link: (to: string, link: string) => void;
  /** Tells all owners of a new passkey, which signs in without a mailed link. */
  passkey: (owners: readonly string[], values: { who: string; host: string }) => void;
}

/** What the sign-in routes depend on. */
export interface Auth {
  hosting: Hosting;
  store: AuthStore;
  challenges: Challenges;
  passes: PreviewPasses;
  letters: Letters;
}

/**
 * Opens the store of links, sessions and passkeys.
 * @param folder the project's `.site`
 * @throws OperatorError
 */
export function openAuth(
  hosting: Hosting,
  folder: string,
  letters: Letters,
  clock?: Pick<Clock, 'now' | 'elapsed'>,
): Auth {
  const store = openAuthStore(folder, hosting.owners, clock);
  const passes = new PreviewPasses(store.elapsed);
  return { hosting, store, letters, challenges: new Challenges(store), passes };
}

/** Over HTTPS only, for this host and all of its paths, hidden from scripts and other sites. */
export const COOKIE = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;
export const SESSION = '__Host-session';
/** Identifies a browser: a link works where it was requested, and known browsers have their own limit. */
const BROWSER = '__Host-browser';
const BROWSER_SECONDS = (400 * DAY) / 1000;

/** The session that a request's cookie names. */
export const sessionIn = (c: Context, { store }: Auth): Session | undefined =>
  findSession(store, getCookie(c, SESSION));

export const linkOf = ({ origin }: Hosting, kind: 'link' | 'invitation', token: string) =>
  // In the fragment, which browsers do not send, so that neither logs nor mail scanners can use it up.
  `${origin}${SIGN_IN}#${kind}=${token}`;

/** Begins a session with a new secret, and ends the browser's previous one. */
function signIn(c: Context, auth: Auth, address: string): void {
  const { store } = auth;
  const last = sessionIn(c, auth);
  if (last) endSessions(store, last, 'this');
  const secret = createSession(store, address, c.req.header('user-agent') ?? '');
  setCookie(c, SESSION, secret, { ...COOKIE, maxAge: SESSION_SECONDS });
  const browser = getCookie(c, BROWSER);
  if (browser) knowBrowser(store, address, browser);
}

/**
 * Attempts per hour. `link` limits each caller, and each browser in which the owner has signed in before. All
 * other browsers share `strangers` for one address, so a stranger cannot exhaust the limit of the owner's own
 * browser.
 */
const ATTEMPTS = { link: 10, strangers: 30, open: 30, passkey: 60 };

/** The routes that answer while nobody is signed in. */
export function addSignInRoutes(app: Hono, auth: Auth): void {
  const { hosting, store, letters } = auth;
  const caller = (c: Context) => callerOf(c as unknown as Context<Bindings>, hosting.trustProxy);
  const countCaller = attempts(ATTEMPTS.link, store.elapsed);
  const countAddress = attempts(ATTEMPTS.strangers, store.elapsed);
  const countKnown = attempts(ATTEMPTS.link, store.elapsed);
  const tried = attempts(ATTEMPTS.passkey, store.elapsed);
  const opened = attempts(ATTEMPTS.open, store.elapsed);

  const browserIn = (c: Context): string => {
    // Treat an empty cookie as missing, or its link would work in any browser.
    const browser = getCookie(c, BROWSER) || newSecret();
    setCookie(c, BROWSER, browser, { ...COOKIE, maxAge: BROWSER_SECONDS });
    return browser;
  };

  app.post('/api/sign-in/link', async (c) => {
    const typed = bareAddress((await bodyAs(c, requests.signIn.link)).address);
    if (!typed) throw new HttpError(400, words.noAddress);
    countCaller(caller(c));
    const address = normalAddress(typed);
    const browser = browserIn(c);
    if (isKnownBrowser(store, address, browser)) countKnown(`${address} ${browser}`);
    else countAddress(address);
    // Create a link for unknown addresses too, so that response times do not reveal who the owners are.
    const token = createLink(store, address, browser);
    if (hosting.owners().includes(address)) letters.link(address, linkOf(hosting, 'link', token));
    return c.json({});
  });

  app.post('/api/sign-in/open', async (c) => {
    const { token } = await bodyAs(c, requests.signIn.open);
    opened(caller(c));
    const link = openLink(store, token, getCookie(c, BROWSER));
    if (link === 'otherBrowser') {
      throw new HttpError(409, words.otherBrowser, { otherBrowser: true });
    }
    if (link === 'expired') throw new HttpError(410, words.expired);
    signIn(c, auth, link.address);
    return c.json({});
  });

  app.post('/api/sign-in/passkey/options', async (c) => {
    tried(caller(c));
    return c.json(await authenticationOptions(auth, browserIn(c)));
  });
  app.post('/api/sign-in/passkey', async (c) => {
    const response = (await bodyAs(c, requests.signIn.passkey)) as AuthenticationResponseJSON;
    tried(caller(c));
    const address = await authenticate(auth, getCookie(c, BROWSER) ?? '', response);
    if (!address) throw new HttpError(422, words.passkeyRejected);
    signIn(c, auth, address);
    return c.json({});
  });
}
