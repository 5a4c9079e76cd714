import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Devices } from '../../model/api.ts';
import { PREVIEW_PASS } from '../../model/protocol.ts';
import { requests } from '../../model/requests.ts';
import { signInServerWords as words } from '../../words/signIn.ts';
import { bodyAs } from '../http/body.ts';
import { HttpError } from '../http/httpError.ts';
import { requestLanguage } from '../language/requestLanguage.ts';
import {
  listPasskeys,
  register,
  registrationOptions,
  removePasskey,
  removePasskeys,
} from './passkeys.ts';
import { type Auth, COOKIE, SESSION } from './routes.ts';
import { currentSession, endSessions, listSessions, type Session } from './sessions.ts';

function owner(): Session {
  const session = currentSession();
  if (!session) throw new HttpError(401, words.signedOut);
  return session;
}

/** Routes for signing out, an owner's devices and passkeys, and passes for the preview. */
export function addDeviceRoutes(app: Hono, auth: Auth): void {
  const { store } = auth;
  const forget = (c: Context) => setCookie(c, SESSION, '', { ...COOKIE, maxAge: 0 });

  app.post('/api/sign-out', (c) => {
    endSessions(store, owner(), 'this');
    forget(c);
    return c.json({});
  });
  app.get('/api/devices', (c) => {
    const session = owner();
    const { address } = session;
    const [sessions, passkeys] = [listSessions(store, session), listPasskeys(store, session)];
    return c.json({ address, sessions, passkeys } satisfies Devices);
  });
  app.post('/api/devices/sign-out', async (c) => {
    const session = owner();
    const { id } = await bodyAs(c, requests.signIn.device);
    endSessions(store, { ...session, id }, 'this');
    if (id === session.id) forget(c);
    return c.json({});
  });
  app.post('/api/devices/sign-out-others', async (c) => {
    const session = owner();
    const { passkeys = false } = await bodyAs(c, requests.signIn.others);
    endSessions(store, session, 'others');
    if (passkeys) removePasskeys(store, session);
    return c.json({});
  });

  app.post(PREVIEW_PASS, (c) => c.json({ pass: auth.passes.create(owner(), requestLanguage()) }));

  app.post('/api/passkeys/options', async (c) => c.json(await registrationOptions(auth, owner())));
  app.post('/api/passkeys', async (c) => {
    const session = owner();
    const response = (await bodyAs(c, requests.signIn.newPasskey)) as RegistrationResponseJSON;
    const agent = c.req.header('user-agent') ?? '';
    if (!(await register(auth, session, response, agent))) {
      throw new HttpError(422, words.passkeyRejected);
    }
    const { hosting, letters } = auth;
    letters.passkey(hosting.owners(), { who: session.address, host: hosting.host });
    return c.json({});
  });
  app.post('/api/passkeys/remove', async (c) => {
    removePasskey(store, owner(), (await bodyAs(c, requests.signIn.device)).id);
    return c.json({});
  });
}
