import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { closeServer, listen } from '../lib/httpServer.ts';
import { logToStderr } from '../lib/log.ts';
import { markOf } from '../lib/secretMark.ts';
import { type Env, readPort, settingIn } from '../lib/settings.ts';
import { readInnFacts, readRoomNames } from '../mail/innFacts.ts';
import { type MailService, type MailServiceOptions, startMailService } from '../mail/service.ts';
import { type MailSettings, mailIdentity } from '../mail/settings.ts';
import type { Releases } from '../releases/store.ts';
import { PLACEHOLDERS } from '../src/enquiry/contract/service.ts';
import { siteApp } from './app.ts';
import { readSite, type Site } from './files.ts';
import { LiveSite } from './liveSite.ts';

/** Timeouts for slow clients, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  // Without traffic in either direction: a client that stops reading keeps its response in memory.
  timeout: 30_000,
};

/** Defaults for a fresh machine or a test. */
export const MAIL_DEFAULTS = {
  mailTo: ['enquiries@inn.example'],
  mailFrom: 'website@inn.example',
  siteOrigins: [],
  rateLimit: 20,
  trustProxy: false,
  ids: PLACEHOLDERS,
} satisfies Partial<MailSettings>;

const LISTENING = { port: 4321, host: '127.0.0.1' };

/** Reads where the site listens: PORT and HOST. */
export const readListening = (env: Env): typeof LISTENING => ({
  port: readPort(env, 'PORT', LISTENING.port),
  host: settingIn(env, 'HOST') ?? LISTENING.host,
});

export interface SiteOptions extends MailServiceOptions {
  /** The built site: a fixed folder, or the newest of these releases. */
  dist: string | Releases;
  /** A line for /healthz while the server runs. */
  warning?: string | undefined;
  /** 0 picks a free port. */
  port?: number;
  host?: string;
  mail: Pick<MailSettings, 'smtpUrl' | 'dataDir'> & Partial<MailSettings>;
  timeouts?: Partial<typeof TIMEOUTS>;
}

export interface RunningSite {
  /** Such as `http://127.0.0.1:4321`. */
  origin: string;
  /** Finishes open responses, then closes the port and the database. */
  close(): Promise<void>;
}

/** Starts the product: the built site and the e-mail service on one port. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { dist, port, host, timeouts, log = logToStderr } = { ...LISTENING, ...options };
  const settings: MailSettings = { ...MAIL_DEFAULTS, ...options.mail };
  const live =
    typeof dist === 'string'
      ? undefined
      : await LiveSite.open({ ...dist, log, mail: markOf(mailIdentity(settings)) });
  const site: Site = live ?? (await readSite(dist as string));
  let service: MailService;
  try {
    const shown = () => live?.folder ?? (dist as string);
    const facts = { inn: () => readInnFacts(shown()), rooms: () => readRoomNames(shown()) };
    service = startMailService(settings, { ...facts, ...options });
  } catch (error) {
    live?.close();
    throw error;
  }
  const app = siteApp({
    site,
    mail: service.app,
    trustProxy: settings.trustProxy,
    log,
    note: () => [options.warning, live?.note()].filter(Boolean).join('\n'),
  });
  const serverOptions = { ...TIMEOUTS, ...timeouts };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.timeout = serverOptions.timeout;
  let address: AddressInfo;
  try {
    address = await listen(server, { port, host, setting: 'PORT' });
  } catch (error) {
    live?.close();
    await service.close();
    throw error;
  }
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    origin: `http://${name}:${address.port}`,
    close: async () => {
      await closeServer(server);
      live?.close();
      await service.close();
    },
  };
}
