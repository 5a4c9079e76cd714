import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, HOUR, MINUTE } from '../../lib/durations.ts';
import type { Log } from '../../lib/log.ts';
import { withoutSecrets } from '../../lib/settings.ts';
import type { Clock } from '../clock.ts';
import { errorCodes } from '../delivery/smtpErrors.ts';
import { type HealthProblem, isSerious } from './health.ts';

type Kind = HealthProblem['kind'];

/** Milliseconds until the owner is alerted again if neither command nor mail worked. */
const RETRY_DELAY = 10 * MINUTE;
/** Milliseconds that the owner's command may take. */
const TIME_LIMIT = 30_000;

interface Deps {
  /** The owner's shell command, ALERT_COMMAND. */
  command: string | undefined;
  /** The inn's addresses that can be reached by mail. */
  reachable: () => readonly string[];
  /** Mails these addresses a text. */
  mail: (text: string, recipients: readonly string[], signal: AbortSignal) => Promise<void>;
  dataDir: string;
  clock: Clock;
  log: Log;
  timeLimit?: number | undefined;
}

/** Milliseconds between alerts of a kind. Some problems last until the owner acts: remind daily. */
function pauseOf(kind: Kind): number {
  return kind === 'given-up' || kind === 'damaged' ? DAY : HOUR;
}

/**
 * Alerts the owner, by their own command and by mail to the addresses that work: at most once an hour
 * per kind of problem, across restarts.
 */
export class Alert {
  readonly #deps: Deps;
  readonly #lastCalled = new Map<Kind, number>();
  #previous: ReadonlySet<Kind> = new Set();
  #isRunning = false;
  #running: Promise<unknown> = Promise.resolve();
  readonly #abort = new AbortController();
  #kill = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Call every minute. A problem must last from one call to the next, so a brief one alerts nobody. */
  consider(problems: readonly HealthProblem[]): void {
    const serious = problems.filter(isSerious);
    const kinds = new Set(serious.map(({ kind }) => kind));
    const lasting = kinds.intersection(this.#previous);
    this.#previous = kinds;
    if (this.#isRunning || ![...lasting].some((kind) => this.#isDue(kind))) return;
    const recipients = this.#deps.reachable();
    if (!this.#deps.command && recipients.length === 0) return;
    const text = serious.map(({ sentence }) => sentence).join('\n');
    this.#isRunning = true;
    this.#running = this.#alert([...kinds], text, recipients);
  }

  /** Ends a running command or letter. */
  async close(): Promise<void> {
    this.#kill();
    this.#abort.abort();
    await this.#running;
  }

  #isDue(kind: Kind): boolean {
    // The absolute value: a clock that was set back must not silence the alert.
    return Math.abs(this.#deps.clock.now() - this.#lastCall(kind)) >= pauseOf(kind);
  }

  async #alert(kinds: readonly Kind[], text: string, recipients: readonly string[]): Promise<void> {
    const { command, clock } = this.#deps;
    const now = clock.now();
    for (const kind of kinds) this.#recordCall(kind, now);
    const successes = await Promise.all([
      command ? this.#run(command, text) : false,
      recipients.length > 0 ? this.#mail(text, recipients) : false,
    ]);
    if (!successes.includes(true)) {
      for (const kind of kinds) this.#recordCall(kind, now + RETRY_DELAY - pauseOf(kind));
    }
    this.#isRunning = false;
  }

  /** The file whose modification time is the time of the last alert. */
  #stampFile(kind: Kind): string {
    return join(this.#deps.dataDir, `last-alert-${kind}`);
  }

  #lastCall(kind: Kind): number {
    const known = this.#lastCalled.get(kind);
    if (known !== undefined) return known;
    try {
      return statSync(this.#stampFile(kind)).mtimeMs;
    } catch {
      return Number.NEGATIVE_INFINITY;
    }
  }

  #recordCall(kind: Kind, time: number): void {
    this.#lastCalled.set(kind, time);
    try {
      const file = this.#stampFile(kind);
      // Setting a modification time needs no space: the alert may be about a full disk.
      closeSync(openSync(file, 'a', 0o600));
      utimesSync(file, time / 1000, time / 1000);
    } catch (error) {
      this.#deps.log('alert not noted', { reason: (error as NodeJS.ErrnoException).code });
    }
  }

  /** @returns whether it worked */
  async #mail(text: string, recipients: readonly string[]): Promise<boolean> {
    const { log, mail } = this.#deps;
    try {
      await mail(text, recipients, this.#abort.signal);
      log('owner alerted by mail');
      return true;
    } catch (error) {
      log('owner not alerted by mail', { reason: errorCodes(error) });
      return false;
    }
  }

  /**
   * Runs the owner's command. The text is an argument, not part of the command, so the shell does not
   * execute anything in it.
   * @returns whether it worked
   */
  async #run(command: string, text: string): Promise<boolean> {
    const { log, timeLimit = TIME_LIMIT } = this.#deps;
    let isOverdue = false;
    const limit = setTimeout(() => {
      isOverdue = true;
      this.#kill();
    }, timeLimit);
    try {
      // Throws synchronously if the machine has no memory for another process.
      const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'alert', text], {
        env: { ...withoutSecrets(process.env), ALERT: text },
        stdio: ['ignore', 'ignore', 'inherit'],
        // Gives it a process group of its own, so that #kill also ends whatever it starts.
        detached: true,
      });
      this.#kill = () => {
        try {
          if (child.pid) process.kill(-child.pid, 'SIGKILL');
        } catch {
          // It has just exited.
        }
      };
      const [code] = await once(child, 'exit');
      if (code === 0) log('owner alerted');
      else log('ALERT_COMMAND failed', { reason: isOverdue ? 'took too long' : `exit ${code}` });
      return code === 0;
    } catch (error) {
      log('ALERT_COMMAND failed', { reason: (error as NodeJS.ErrnoException).code });
      return false;
    } finally {
      clearTimeout(limit);
      // The system may reuse the number of its process group.
      this.#kill = () => {};
    }
  }
}
