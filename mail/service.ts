import type { Hono } from 'hono';
import { HOUR, MINUTE } from '../lib/durations.ts';
import { type Log, logToStderr } from '../lib/log.ts';
import type { RoomNames } from '../src/enquiry/contract/context.ts';
import { type Clock, every, FIRST_PURGE, PACE, type Pace, systemClock } from './clock.ts';
import { Acknowledger } from './delivery/acknowledger.ts';
import { DeliveryWorker } from './delivery/deliveryWorker.ts';
import { MailServer, type Send, type SmtpTimeouts, smtpTransport } from './delivery/mailServer.ts';
import { errorCodes } from './delivery/smtpErrors.ts';
import { Alert } from './health/alert.ts';
import { type DeliveryHealth, problemsOf, readDeliveryHealth } from './health/health.ts';
import { mailApp } from './http/app.ts';
import type { Bindings } from './http/caller.ts';
import { type InnFacts, UNKNOWN_INN } from './innFacts.ts';
import { lockDataDir } from './outbox/database.ts';
import { Outbox } from './outbox/outbox.ts';
import { recoverOutbox } from './outbox/recovery.ts';
import type { MailSettings } from './settings.ts';

/**
 * Milliseconds that running e-mails get to finish when the service stops: a delivery that is cut off while a
 * scanner reads the letter comes twice. With those for open responses (lib/httpServer.ts) it is below the 30 s
 * after which systemd kills.
 */
const GRACE = 15_000;

export interface MailService {
  app: Hono<Bindings>;
  /** The current state of delivery. */
  health(): DeliveryHealth;
  /** Stops delivery and closes the database; undelivered enquiries wait for the next start. */
  close(): Promise<void>;
}

export interface MailServiceOptions {
  log?: Log | undefined;
  pace?: Pace | undefined;
  smtpTimeouts?: SmtpTimeouts | undefined;
  clock?: Clock | undefined;
  /** The inn's facts; read for every letter. */
  inn?: (() => InnFacts) | undefined;
  /** The served site's rooms by address; read for every enquiry. */
  rooms?: (() => RoomNames) | undefined;
}

/**
 * Starts delivering from the outbox and returns the app that fills it.
 * @throws OperatorError if the data folder is in use or cannot be opened
 */
export function startMailService(
  settings: MailSettings,
  options: MailServiceOptions = {},
): MailService {
  const { log = logToStderr, pace = PACE, smtpTimeouts, clock = systemClock } = options;
  const { inn = () => UNKNOWN_INN, rooms = () => ({}) } = options;
  const unlock = lockDataDir(settings.dataDir);
  let outbox: Outbox;
  try {
    recoverOutbox(settings.dataDir, new Date(clock.now()), log);
    outbox = new Outbox(settings.dataDir, clock, settings.mailTo);
  } catch (error) {
    unlock();
    throw error;
  }
  let isStoreFailing = false;
  const health = (): DeliveryHealth => readDeliveryHealth(outbox, mailServer.state, isStoreFailing);
  /** If the last enquiry could not be stored, tries whether one can be stored again. */
  const checkHealth = (): DeliveryHealth => {
    try {
      if (isStoreFailing) outbox.assertWritable();
      isStoreFailing = false;
    } catch {
      // Still failing.
    }
    return health();
  };
  const contextOf = () => ({ inn: inn(), held: outbox.heldCount() });
  const transport = smtpTransport(settings, contextOf, smtpTimeouts);
  const isLetterWaiting = () => health().waiting !== undefined;
  const mailServer = new MailServer({ transport, clock, pace, log, isLetterWaiting });
  // Nothing is tried without a mailbox, so no attempt fails and no enquiry is given up on.
  const hasMailbox = settings.smtpUrl !== '';
  const acknowledger =
    settings.acknowledge && hasMailbox
      ? new Acknowledger({
          ...{ queue: outbox.acknowledgements, transport, inn, clock, pace, log },
          own: [...settings.mailTo, settings.mailFrom],
        })
      : undefined;
  const send: Send = async (due, signal) => {
    await mailServer.send(due, signal);
    acknowledger?.soon();
  };
  const delivery = new DeliveryWorker(outbox, send, log, pace, clock);
  const deliver = () => {
    if (hasMailbox) delivery.wake();
  };
  const alert = new Alert({
    command: settings.alertCommand,
    reachable: () => {
      try {
        return outbox.deliveries.reachable();
      } catch {
        return settings.mailTo;
      }
    },
    mail: (sentence, recipients, signal) => transport.alert(sentence, recipients, inn(), signal),
    dataDir: settings.dataDir,
    clock,
    log,
  });
  const purge = () => {
    const deleted = outbox.purge();
    if (deleted > 0) log('old enquiries deleted', { count: deleted });
  };
  // Logs errors instead of throwing them: a full disk must stop neither delivery nor the site.
  const tidy = (work: () => void) => {
    try {
      work();
    } catch (error) {
      log('outbox unwritable', { reason: errorCodes(error) });
    }
  };
  tidy(() => outbox.deliveries.followRecipients());
  tidy(() => outbox.deliveries.wakeAll());
  const stopPurging = every(clock, HOUR, () => tidy(purge), FIRST_PURGE);
  const stopWatching = every(clock, MINUTE, () =>
    alert.consider(problemsOf(checkHealth(), clock.now())),
  );
  // Do not await this: the site runs and stores enquiries even if the mail server is down.
  void mailServer.verify();
  deliver();
  const app = mailApp({
    settings,
    outbox,
    log,
    clock,
    health: checkHealth,
    rooms,
    inn,
    onQueued: deliver,
    onAdded: (...added) => acknowledger?.record(...added),
    onStored: (isStored) => {
      isStoreFailing = !isStored;
    },
  });
  return {
    app,
    health,
    close: async () => {
      stopPurging();
      stopWatching();
      mailServer.close();
      await Promise.all([delivery.stop(GRACE), alert.close(), acknowledger?.close(GRACE)]);
      outbox.close();
      unlock();
    },
  };
}
