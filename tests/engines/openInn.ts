import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../../lib/files.ts';
import type { MailSettings } from '../../mail/settings.ts';
import { routeOf } from '../../server/routes.ts';
import { MAIL_DEFAULTS, type RunningSite, startSite } from '../../server/site.ts';
import type { Room } from '../../src/content/schema/room.ts';
import { translatedCodes } from '../../src/site/languages.ts';
import { openMailbox } from '../mail/support/mailbox.ts';
import type { Inn } from './journeys/journey.ts';

interface House {
  /** The folder of a site built for our own e-mail service. */
  dist: string;
  /** The content folder it was built from. */
  content: string;
}

function wordsOf(content: string): Pick<Inn, 'rooms' | 'notFound'> {
  const read = (file: string) => parse(readFileSync(join(content, file), 'utf8'));
  const rooms = readdirSync(join(content, 'rooms')).map((file) => ({
    ...(read(`rooms/${file}`) as Room),
    id: basename(file, '.yaml'),
  }));
  return {
    rooms: rooms.sort((a, b) => a.order - b.order),
    notFound: read('pages/not-found.yaml').heading,
  };
}

/** Serves the product twice on free ports: one accepts enquiries, the other rejects them. */
export async function openInn({ dist, content }: House) {
  const mailbox = await openMailbox();
  const folder = mkdtempSync(join(tmpdir(), 'copperpod-engines-'));
  const open = (name: string, ids: MailSettings['ids'], port = 0) =>
    startSite({
      dist,
      port,
      log: () => {},
      mail: { smtpUrl: mailbox.url, dataDir: join(folder, name), rateLimit: 0, ids },
    });
  const site = await open('taking', MAIL_DEFAULTS.ids);
  const refusing = await open('refusing', { ...MAIL_DEFAULTS.ids, publicKey: 'another' });
  const routes = listFiles(dist)
    .map((file) => routeOf(file))
    .filter((route) => route !== undefined)
    // Journeys of their own look at pages in other languages.
    .filter((route) => !translatedCodes.some((code) => `${route}/`.startsWith(`/${code}/`)));
  return {
    ...wordsOf(content),
    mailbox,
    routes,
    origin: site.origin,
    refusingOrigin: refusing.origin,
    /** Serves the product once more, with a network that can be switched off. */
    openApart: async () => {
      let apart: RunningSite | undefined = await open('apart', MAIL_DEFAULTS.ids);
      const { origin } = apart;
      return {
        origin,
        away: async () => {
          await apart?.close();
          apart = undefined;
        },
        back: async () => {
          apart = await open('apart', MAIL_DEFAULTS.ids, Number(new URL(origin).port));
        },
      };
    },
    close: async () => {
      await Promise.all([site.close(), refusing.close()]);
      await mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type OpenInn = Awaited<ReturnType<typeof openInn>>;
