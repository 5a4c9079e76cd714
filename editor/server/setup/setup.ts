import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentId, readBuildId } from '../../../build/buildId.ts';
import { writeFileAtomic } from '../../../lib/files.ts';
import { isMarkOf, markOf } from '../../../lib/secretMark.ts';
import { type Env, settingIn, siteOrigin } from '../../../lib/settings.ts';
import { mailIdentity } from '../../../mail/settings.ts';
import { type RunningServer, releasesIn, runningServers } from '../../../releases/store.ts';
import { FILES } from '../../../src/content/fileNames.ts';
import { innIn, loadContent } from '../../../src/content/load.ts';
import { stepInto } from '../../../src/content/pointer.ts';
import { serviceOf } from '../../../src/enquiry/contract/service.ts';
import type { Setup, SetupWay, Use } from '../../model/setup.ts';
import type { Workspace } from '../history/workspace.ts';
import { EMAILJS_NAMES, idsIn } from './emailjs.ts';
import { hasPassword, MAIL_NAMES, mailboxIn, mailIn } from './mailbox.ts';
import type { Settings } from './settings.ts';

/** What the view “Going live” reads and writes. */
export interface SetupPlaces {
  settings: Settings;
  /** The project's `.site`. */
  store: string;
  workspace: Workspace;
}

type Kind = 'mailbox' | 'emailjs';

/** Which settings a test e-mail has verified. A mark identifies them without revealing them. */
type Proofs = Partial<Record<Kind, { mark: string; at: string; test?: string }>>;

const proofsFile = (store: string) => join(store, 'desk', 'setup.json');

async function proofs(store: string): Promise<Proofs> {
  try {
    return JSON.parse(await readFile(proofsFile(store), 'utf8'));
  } catch {
    return {};
  }
}

/** The settings that a proof covers. Not ACKNOWLEDGE, which needs no test. */
function proved(env: Env): Record<Kind, string | undefined> {
  const mail = mailIn(env);
  const ids = Object.values(idsIn(env));
  return {
    mailbox: mail && mailIdentity({ ...mail, acknowledge: false }),
    emailjs: ids.every(Boolean) ? JSON.stringify(ids) : undefined,
  };
}

/**
 * Records that a test e-mail of these settings arrived.
 * @param test its id
 */
export async function recordProof(
  store: string,
  kind: Kind,
  env: Env,
  test: string,
): Promise<void> {
  const text = proved(env)[kind];
  if (!text) return;
  const proof = { mark: markOf(text), at: new Date().toISOString(), test };
  const all = { ...(await proofs(store)), [kind]: proof };
  await writeFileAtomic(proofsFile(store), JSON.stringify(all), 0o600);
}

/** The proof of these settings; undefined if no test e-mail has verified them. */
function proofIn(known: Proofs, kind: Kind, env: Env) {
  const text = proved(env)[kind];
  const proof = known[kind];
  return text && proof && isMarkOf(proof.mark, text) ? proof : undefined;
}

/** Whether the saved settings are those that this test e-mail has verified. */
export const isConfirmed = async ({ settings, store }: SetupPlaces, kind: Kind, test: string) =>
  proofIn(await proofs(store), kind, settings.env)?.test === test;

/** Whether the site that runs here was started with these settings. */
function inUse(store: string, isUsed: (server: RunningServer) => boolean): Use {
  const servers = runningServers(store);
  const [server] = servers;
  if (!server) return { state: 'none' };
  const since = server.since ? { since: server.since } : {};
  return servers.every(isUsed) ? { state: 'used', ...since } : { state: 'waits' };
}

const usesEmailjs =
  (env: Env) =>
  ({ settings }: RunningServer) =>
    serviceOf(settings).kind === 'emailjs' &&
    EMAILJS_NAMES.every((name) => settings[name] === env[name]);

function originIn(env: Env): string {
  try {
    return siteOrigin(env) ?? '';
  } catch {
    return env['SITE_ORIGIN'] ?? '';
  }
}

/** The inn's name, and the address at which it reads its mail. */
export async function readInn({ content }: Workspace): Promise<{ name: string; email: string }> {
  const inn = innIn(await loadContent(content, (path) => path === FILES.inn))?.data;
  const text = (field: string) => String(stepInto(inn, field) ?? '');
  return { name: text('name'), email: text('email') };
}

/** The ids of this site's content, now and in its builds. */
export async function ownContent({ store, workspace }: SetupPlaces): Promise<Set<string>> {
  const built = releasesIn(store).flatMap(({ folder }) => readBuildId(folder)?.content ?? []);
  return new Set([await contentId(workspace.content), ...built]);
}

function wayIn(env: Env): SetupWay {
  const setting = settingIn(env, 'DESK_PUBLISH');
  if (!setting) return 'server';
  return setting === 'git' ? 'git' : 'command';
}

/** What is set up, without any secret. */
export async function readSetup({ settings, store, workspace }: SetupPlaces): Promise<Setup> {
  const { env, version } = settings;
  const known = await proofs(store);
  const mail = mailIn(env);
  const identity = mail && mailIdentity(mail);
  const texts = proved(env);
  const verified = (kind: Kind) => {
    const proof = proofIn(known, kind, env);
    return proof && { verified: proof.at };
  };
  const { email } = await readInn(workspace);
  return {
    version,
    address: {
      origin: originIn(env),
      setElsewhere: settings.setElsewhere('SITE_ORIGIN'),
      use: inUse(store, (server) => server.settings['SITE_ORIGIN'] === env['SITE_ORIGIN']),
    },
    mailbox: {
      saved: mailboxIn(env),
      suggested: email,
      hasPassword: hasPassword(env),
      setElsewhere: settings.setElsewhere(...MAIL_NAMES),
      use: identity ? inUse(store, (server) => isMarkOf(server.mail, identity)) : { state: 'none' },
      ...verified('mailbox'),
    },
    emailjs: {
      ids: idsIn(env),
      to: email,
      setElsewhere: settings.setElsewhere(...EMAILJS_NAMES),
      use: texts.emailjs && !mail ? inUse(store, usesEmailjs(env)) : { state: 'none' },
      ...verified('emailjs'),
    },
    publishing: {
      way: wayIn(env),
      setElsewhere: settings.setElsewhere('DESK_PUBLISH'),
    },
  };
}
