import type { Hono } from 'hono';
import { mailApp } from './app.ts';
import type { Bindings } from './caller.ts';
import { type Clock, systemClock } from './clock.ts';
import { Delivery, PACE, type Pace } from './delivery.ts';
import { lockDataDir } from './lock.ts';
import { type Log, logToStderr } from './log.ts';
import { Outbox } from './outbox.ts';
import type { MailSettings } from './settings.ts';
import { reasonOf, type SmtpPatience, smtpSender } from './transport.ts';

const HOUR = 3_600_000;
/** A machine may start with a wrong clock: by then it has been set, and nothing goes too early. */
const FIRST_PURGE = 600_000;
/** Milliseconds a running delivery may take to end when the service is stopped. */
const GRACE = 5_000;

export interface MailService {
  app: Hono<Bindings>;
  /** Ends delivery and closes the database; what is undelivered waits for the next start. */
  close(): Promise<void>;
}

export interface MailServiceOptions {
  log?: Log | undefined;
  pace?: Pace | undefined;
  smtpPatience?: SmtpPatience | undefined;
  clock?: Clock | undefined;
}

/** Starts delivering from the outbox and returns the app that fills it. Refuses a data folder in use. */
export function startMailService(
  settings: MailSettings,
  { log = logToStderr, pace = PACE, smtpPatience, clock = systemClock }: MailServiceOptions = {},
): MailService {
  const unlock = lockDataDir(settings.dataDir);
  let outbox: Outbox;
  try {
    outbox = new Outbox(settings.dataDir, clock);
  } catch (error) {
    unlock();
    throw error;
  }
  const send = smtpSender(settings, () => outbox.countHeld(), smtpPatience);
  const delivery = new Delivery(outbox, send, log, pace, clock);
  const purge = () => {
    const deleted = outbox.purge();
    if (deleted > 0) log('old enquiries deleted', { count: deleted });
  };
  // A full disk must not keep enquiries from being delivered, nor the site from being served.
  const tidy = (what: () => void) => {
    try {
      what();
    } catch (error) {
      log('outbox unwritable', { reason: reasonOf(error) });
    }
  };
  tidy(() => outbox.wakeAll());
  let callOffPurge = () => {};
  const purgeIn = (delay: number) => {
    callOffPurge = clock.after(delay, () => {
      tidy(purge);
      purgeIn(HOUR);
    });
  };
  purgeIn(FIRST_PURGE);
  delivery.wake();
  return {
    app: mailApp({ settings, outbox, log, clock, onQueued: () => delivery.wake() }),
    close: async () => {
      callOffPurge();
      await delivery.stop(GRACE);
      outbox.close();
      unlock();
    },
  };
}
