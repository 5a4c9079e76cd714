import type { Hono } from 'hono';
import { mailApp } from './app.ts';
import type { Bindings } from './caller.ts';
import { Delivery, PACE, type Pace } from './delivery.ts';
import { lockDataDir } from './lock.ts';
import { type Log, logToStderr } from './log.ts';
import { Outbox } from './outbox.ts';
import type { MailSettings } from './settings.ts';
import { smtpSender } from './transport.ts';

const HOUR = 3_600_000;
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
}

/** Starts delivering from the outbox and returns the app that fills it. Refuses a data folder in use. */
export function startMailService(
  settings: MailSettings,
  { log = logToStderr, pace = PACE }: MailServiceOptions = {},
): MailService {
  const unlock = lockDataDir(settings.dataDir);
  const outbox = new Outbox(settings.dataDir);
  const delivery = new Delivery(outbox, smtpSender(settings), log, pace);
  const purge = () => {
    try {
      const deleted = outbox.purge();
      if (deleted > 0) log('old enquiries deleted', { count: deleted });
    } catch {
      log('old enquiries could not be deleted');
    }
  };
  outbox.wakeAll();
  purge();
  const purging = setInterval(purge, HOUR);
  delivery.wake();
  return {
    app: mailApp({ settings, outbox, log, onQueued: () => delivery.wake() }),
    close: async () => {
      clearInterval(purging);
      await delivery.stop(GRACE);
      outbox.close();
      unlock();
    },
  };
}
