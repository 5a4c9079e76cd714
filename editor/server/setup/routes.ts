import type { Context, Hono } from 'hono';
import { readMailSettings } from '../../../mail/settings.ts';
import { requests } from '../../model/requests.ts';
import type { AddressCheck, Mailbox, PublishingCheck, Setup, WayCheck } from '../../model/setup.ts';
import { setupWords } from '../../setupWords.ts';
import { attempts } from '../auth/attempts.ts';
import { currentSession } from '../auth/sessions.ts';
import { recordSetting } from '../history/commit.ts';
import { bodyAs } from '../http/body.ts';
import { tryPush } from '../publish/git.ts';
import type { Publisher } from '../publish/publisher.ts';
import { ProgramFailure } from '../publish/run.ts';
import { checkAddress, type Network, network, originFrom } from './address.ts';
import { changesForIds, sendByEmailjs } from './emailjs.ts';
import { changesFor } from './mailbox.ts';
import { publicAddress, urlAt } from './mailServer.ts';
import { MailTests, newNumber, testLetter } from './mailTests.ts';
import type { SettingChanges } from './settingsText.ts';
import {
  isConfirmed,
  ownContent,
  readInn,
  readSetup,
  recordProof,
  type SetupPlaces,
} from './setup.ts';

export interface SetupDeps extends SetupPlaces {
  /** Access to the network, replaced in tests. */
  net?: Network | undefined;
  publisher: Pick<Publisher, 'serverObstacle'>;
}

/** Test e-mails per owner and hour. */
const TESTS = 30;

/** SITE_ORIGIN with a new first address; the others stay, since their pages may still post enquiries. */
function withOthers(origin: string, was: string | undefined): string {
  const others = (was ?? '').split(',').map((one) => one.trim());
  return [origin, ...others.slice(1).filter((one) => one && one !== origin)].join(',');
}

/** Records who changed a setting, and answers with what is set up now. */
async function answerChanged(c: Context, deps: SetupDeps, sentence: string) {
  await recordSetting(deps.workspace, sentence);
  return c.json((await readSetup(deps)) satisfies Setup);
}

/** Test e-mails, with the route that takes their number and saves the settings that they prove. */
function confirmedTests(
  app: Hono,
  deps: SetupDeps,
  kind: 'mailbox' | 'emailjs',
  sentence: () => string,
) {
  const { settings, store } = deps;
  const tests = new MailTests<SettingChanges>();
  app.post(`/api/setup/${kind}/confirm`, async (c) => {
    const { version, test, number } = await bodyAs(c, requests.confirm);
    // The first answer was lost, perhaps because this editor restarted.
    if (await isConfirmed(deps, kind, test)) return c.json((await readSetup(deps)) satisfies Setup);
    const changes = tests.check(test, number);
    // Record the proof first: saving may restart this editor.
    await recordProof(store, kind, { ...settings.env, ...changes }, test);
    await settings.change(version, changes);
    tests.forget(test);
    return answerChanged(c, deps, sentence());
  });
  return tests;
}

function addressRoutes(app: Hono, deps: SetupDeps): void {
  app.post('/api/setup/address/check', async (c) => {
    const { address } = await bodyAs(c, requests.address);
    const ours = await ownContent(deps);
    return c.json(
      (await checkAddress(originFrom(address), ours, deps.net ?? network)) satisfies AddressCheck,
    );
  });
  app.post('/api/setup/address', async (c) => {
    const { version, address } = await bodyAs(c, requests.saveAddress);
    const { settings } = deps;
    const origin = originFrom(address);
    await settings.change(version, {
      SITE_ORIGIN: withOthers(origin, settings.env['SITE_ORIGIN']),
    });
    return answerChanged(c, deps, setupWords.changed.address(origin));
  });
}

function mailboxRoutes(app: Hono, deps: SetupDeps, countTest: () => void): void {
  const { settings, workspace } = deps;
  const sentence = () => setupWords.changed.mailbox(settings.env['MAIL_TO'] ?? '');
  const tests = confirmedTests(app, deps, 'mailbox', sentence);
  const changesOf = async ({
    password,
    ...mailbox
  }: Mailbox & { password?: string | undefined }) => {
    const changes = changesFor(mailbox, password, settings.env);
    const address =
      currentSession() && (await publicAddress(mailbox, settings.env, deps.net ?? network));
    return { changes, address };
  };

  app.post('/api/setup/mailbox/test', async (c) => {
    const { mailbox } = await bodyAs(c, requests.mailbox);
    const { changes, address } = await changesOf(mailbox);
    countTest();
    const read = readMailSettings({ ...settings.env, ...changes });
    const target = address ? { ...read, smtpUrl: urlAt(read.smtpUrl, address) } : read;
    const { name } = await readInn(workspace);
    return c.json({ test: await tests.send(target, name, changes) });
  });
  app.post('/api/setup/mailbox', async (c) => {
    const { version, mailbox } = await bodyAs(c, requests.saveMailbox);
    await settings.change(version, (await changesOf(mailbox)).changes);
    return answerChanged(c, deps, sentence());
  });
}

function emailjsRoutes(app: Hono, deps: SetupDeps, countTest: () => void): void {
  const { settings, workspace } = deps;
  const tests = confirmedTests(app, deps, 'emailjs', () => setupWords.changed.emailjs);

  app.post('/api/setup/emailjs/test', async (c) => {
    const { ids } = await bodyAs(c, requests.emailjs);
    const changes = changesForIds(ids);
    countTest();
    const { name, email } = await readInn(workspace);
    const number = newNumber();
    await sendByEmailjs(settings.env, ids, testLetter(number, name), email);
    return c.json({ test: tests.expect(number, changes) });
  });
  app.post('/api/setup/emailjs', async (c) => {
    const { version, ids } = await bodyAs(c, requests.saveEmailjs);
    await settings.change(version, changesForIds(ids));
    return answerChanged(c, deps, setupWords.changed.emailjs);
  });
}

/** Tests whether git would send the content to a host; changes nothing. */
async function checkGit(content: string): Promise<WayCheck> {
  try {
    await tryPush(content);
    return { works: true };
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    const { message, card } = error;
    return { works: false, says: message, ...(card && { card }) };
  }
}

function publishingRoutes(app: Hono, deps: SetupDeps): void {
  const { settings, workspace, publisher } = deps;
  app.get('/api/setup/publishing', async (c) => {
    const obstacle = publisher.serverObstacle;
    return c.json({
      server: { works: !obstacle, ...obstacle },
      git: await checkGit(workspace.content),
    } satisfies PublishingCheck);
  });
  app.post('/api/setup/publishing', async (c) => {
    const { version, way } = await bodyAs(c, requests.savePublishing);
    await settings.change(version, { DESK_PUBLISH: way === 'git' ? 'git' : undefined });
    return answerChanged(c, deps, setupWords.changed.publishing);
  });
}

/** The view “Going live”: what is set up, checks of it, and changes. */
export function addSetupRoutes(app: Hono, deps: SetupDeps): void {
  app.get('/api/setup', async (c) => c.json((await readSetup(deps)) satisfies Setup));
  addressRoutes(app, deps);
  const count = attempts(TESTS, () => performance.now());
  const countTest = () => count(currentSession()?.address ?? '');
  mailboxRoutes(app, deps, countTest);
  emailjsRoutes(app, deps, countTest);
  publishingRoutes(app, deps);
}
