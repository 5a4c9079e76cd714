import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../lib/log.ts';
import type { Clock } from '../clock.ts';
import { errorCodes } from '../delivery/smtpErrors.ts';
import { type HealthProblem, isSerious } from './health.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds the owner's command may take. */
const TIME_LIMIT = 30_000;

interface Deps {
  /** A shell command. */
  command: string | undefined;
  /** The inn's addresses that mail arrives at. */
  reachable: () => readonly string[];
  /** Mails these addresses a sentence. */
  mail: (sentence: string, recipients: readonly string[], signal: AbortSignal) => Promise<void>;
  dataDir: string;
  clock: Clock;
  log: Log;
  timeLimit?: number | undefined;
}

/**
 * Calls the owner by a command of their own and by mail to those addresses that it arrives at, at most
 * once an hour, whatever is restarted.
 */
export class Alert {
  readonly #deps: Deps;
  /** In the data folder; its time of change says when the owner was last called. */
  readonly #mark: string;
  #called: number | undefined;
  #wasSerious = false;
  #running: Promise<unknown> = Promise.resolve();
  readonly #abort = new AbortController();
  #kill = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#mark = join(deps.dataDir, 'last-alert');
  }

  /** Call every minute. What is over by the next one, as after a start, calls nobody. */
  consider(problems: readonly HealthProblem[]): void {
    const serious = problems.filter(isSerious);
    const [worst] = serious;
    const isLasting = this.#wasSerious;
    this.#wasSerious = worst !== undefined;
    const { command } = this.#deps;
    if (!worst || !isLasting) return;
    // These wait for the owner; no need to say so every hour.
    const isPatient = serious.every(({ kind }) => kind === 'given-up' || kind === 'damaged');
    const pause = isPatient ? DAY : HOUR;
    // Without a sign: a clock that was set back must not silence it.
    if (Math.abs(this.#deps.clock.now() - this.#lastCall()) < pause) return;
    const recipients = this.#deps.reachable();
    if (!command && recipients.length === 0) return;
    this.#note();
    this.#running = Promise.all([
      command && this.#run(command, worst.sentence),
      recipients.length > 0 && this.#mail(worst.sentence, recipients),
    ]);
  }

  /** Ends a command, or a letter, that is under way. */
  async close(): Promise<void> {
    this.#kill();
    this.#abort.abort();
    await this.#running;
  }

  #lastCall(): number {
    if (this.#called !== undefined) return this.#called;
    try {
      return statSync(this.#mark).mtimeMs;
    } catch {
      return Number.NEGATIVE_INFINITY;
    }
  }

  #note(): void {
    const now = this.#deps.clock.now();
    this.#called = now;
    try {
      // A time of change needs no room on a full disk, which may be what the call is about.
      closeSync(openSync(this.#mark, 'a', 0o600));
      utimesSync(this.#mark, now / 1000, now / 1000);
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

  /** The sentence is an argument, never part of the command: nothing in it is run. */
  async #run(command: string, sentence: string): Promise<void> {
    const { log, timeLimit = TIME_LIMIT } = this.#deps;
    const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'alert', sentence], {
      // The mail server's password is not the command's business.
      env: { ...process.env, SMTP_URL: undefined, ALERT: sentence },
      stdio: ['ignore', 'ignore', 'inherit'],
      // A group of its own, to be ended with all that it has started.
      detached: true,
    });
    this.#kill = () => {
      try {
        if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
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
