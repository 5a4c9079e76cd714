import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../lib/log.ts';
import type { Clock } from '../clock.ts';
import { errorCodes } from '../delivery/smtpErrors.ts';
import { withoutSecrets } from '../settings.ts';
import { type HealthProblem, isSerious } from './health.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds that the owner's command may take. */
const TIME_LIMIT = 30_000;

interface Deps {
  /** A shell command. */
  command: string | undefined;
  /** The inn's addresses that receive mail. */
  reachable: () => readonly string[];
  /** Mails these addresses a sentence. */
  mail: (sentence: string, recipients: readonly string[], signal: AbortSignal) => Promise<void>;
  dataDir: string;
  clock: Clock;
  log: Log;
  timeLimit?: number | undefined;
}

/**
 * Alerts the owner, by their own command and by mail to the addresses that work: at most once an hour,
 * across restarts.
 */
export class Alert {
  readonly #deps: Deps;
  /** In the data folder; its modification time is the time of the last alert. */
  readonly #stampFile: string;
  #lastCalled: number | undefined;
  #wasSerious = false;
  #running: Promise<unknown> = Promise.resolve();
  readonly #abort = new AbortController();
  #kill = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#stampFile = join(deps.dataDir, 'last-alert');
  }

  /** Call every minute. A problem must last until the next call, so a brief one at start alerts nobody. */
  consider(problems: readonly HealthProblem[]): void {
    const serious = problems.filter(isSerious);
    const [worst] = serious;
    const isLasting = this.#wasSerious;
    this.#wasSerious = worst !== undefined;
    const { command } = this.#deps;
    if (!worst || !isLasting) return;
    // These wait for the owner; a daily reminder is enough.
    const isPatient = serious.every(({ kind }) => kind === 'given-up' || kind === 'damaged');
    const pause = isPatient ? DAY : HOUR;
    // The absolute value: a clock that was set back must not silence it.
    if (Math.abs(this.#deps.clock.now() - this.#lastCall()) < pause) return;
    const recipients = this.#deps.reachable();
    if (!command && recipients.length === 0) return;
    this.#recordCall();
    this.#running = Promise.all([
      command && this.#run(command, worst.sentence),
      recipients.length > 0 && this.#mail(worst.sentence, recipients),
    ]);
  }

  /** Ends a running command or letter. */
  async close(): Promise<void> {
    this.#kill();
    this.#abort.abort();
    await this.#running;
  }

  #lastCall(): number {
    if (this.#lastCalled !== undefined) return this.#lastCalled;
    try {
      return statSync(this.#stampFile).mtimeMs;
    } catch {
      return Number.NEGATIVE_INFINITY;
    }
  }

  #recordCall(): void {
    const now = this.#deps.clock.now();
    this.#lastCalled = now;
    try {
      // A modification time needs no space: the alert may be about a full disk.
      closeSync(openSync(this.#stampFile, 'a', 0o600));
      utimesSync(this.#stampFile, now / 1000, now / 1000);
    } catch (error) {
      this.#deps.log('alert not noted', { reason: (error as NodeJS.ErrnoException).code });
    }
  }

  async #mail(sentence: string, recipients: readonly string[]): Promise<void> {
    const { log, mail } = this.#deps;
    try {
      await mail(sentence, recipients, this.#abort.signal);
      log('owner alerted by mail');
    } catch (error) {
      log('owner not alerted by mail', { reason: errorCodes(error) });
    }
  }

  /** The sentence is an argument, not part of the command, so nothing in it is executed. */
  async #run(command: string, sentence: string): Promise<void> {
    const { log, timeLimit = TIME_LIMIT } = this.#deps;
    const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'alert', sentence], {
      env: { ...withoutSecrets(process.env), ALERT: sentence },
      stdio: ['ignore', 'ignore', 'inherit'],
      // A process group of its own, to kill whatever it starts as well.
      detached: true,
    });
    this.#kill = () => {
      try {
        if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just exited.
      }
    };
    let isOverdue = false;
    const limit = setTimeout(() => {
      isOverdue = true;
      this.#kill();
    }, timeLimit);
    try {
      const [code] = await once(child, 'exit');
      if (code === 0) log('owner alerted');
      else log('ALERT_COMMAND failed', { reason: isOverdue ? 'took too long' : `exit ${code}` });
    } catch (error) {
      log('ALERT_COMMAND failed', { reason: (error as NodeJS.ErrnoException).code });
    } finally {
      clearTimeout(limit);
    }
  }
}
