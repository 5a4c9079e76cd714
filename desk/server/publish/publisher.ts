import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch, PublishJob, PublishPlan, PublishStep } from '../../model/api.ts';
import { publishWords } from '../../serverWords.ts';
import type { Kept } from '../kept/folder.ts';
import { Refusal } from '../refusal.ts';
import { commitAndPush } from './git.ts';
import { changesSince, notePublished, stateOf } from './published.ts';
import { ProgramFailure, run } from './run.ts';

/** What the desk publishes with; the project's own in `npm run desk`. */
export interface PublishTools {
  /** `git`, a command of the owner's own, or nothing: then the server that runs here. */
  setting: string | undefined;
  /** The built site's folder. Throws with a sentence when it cannot be built. */
  build: (letItBe: boolean) => Promise<string>;
  /** Whether a server runs from this project. */
  isServed: () => boolean;
  /** Whether that server shows the last build. */
  isShown: () => boolean;
  launch: () => Promise<Launch>;
  /** The project's folder. */
  root: string;
}

type Way = NonNullable<PublishPlan['way']>;

/** Milliseconds that a server may take to see a new build: it looks every second. */
const SEEN_WITHIN = 20_000;

/** Why a step failed, in a sentence with the mend. */
class Failed extends Error {}

/** Hands the inn over to its guests, one job at a time. */
export class Publisher {
  #kept: Kept;
  #tools: PublishTools;
  #job: PublishJob | undefined;

  constructor(kept: Kept, tools: PublishTools) {
    this.#kept = kept;
    this.#tools = tools;
  }

  get #way(): Way | null {
    const { setting, isServed } = this.#tools;
    if (setting) return setting === 'git' ? 'git' : 'command';
    return isServed() ? 'server' : null;
  }

  /** How the site would be handed over, and what that would change. */
  async plan(): Promise<PublishPlan> {
    const job = this.#job;
    const isRunning = job && !job.done && !job.failed;
    return {
      way: this.#way,
      changes: await changesSince(this.#kept),
      ...(isRunning && { running: job }),
    };
  }

  /** @returns the steps of a job; undefined when there is none of this name */
  find = (job: string) => (this.#job?.job === job ? this.#job : undefined);

  /** Begins; the steps are followed by `find`. */
  start(letItBe: boolean): PublishJob {
    if (this.#job && !this.#job.done && !this.#job.failed) {
      throw new Refusal(409, publishWords.busy, { running: this.#job });
    }
    const way = this.#way;
    if (!way) throw new Refusal(409, publishWords.noWay);
    const steps = ['check', 'build', way] as const;
    const job: PublishJob = {
      job: randomUUID(),
      steps: steps.map((name) => ({ name: publishWords.steps[name], state: 'waiting' })),
      done: false,
      failed: false,
    };
    this.#job = job;
    void this.#run(job, way, letItBe);
    return job;
  }

  async #step<Result>(step: PublishStep | undefined, work: () => Promise<Result>): Promise<Result> {
    if (!step) throw new Error('A step of publishing is missing.');
    step.state = 'running';
    try {
      const result = await work();
      step.state = 'done';
      return result;
    } catch (error) {
      step.state = 'failed';
      step.mend = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }

  async #run(job: PublishJob, way: Way, letItBe: boolean): Promise<void> {
    const [check, build, hand] = job.steps;
    try {
      const { changes, state } = await this.#step(check, async () => {
        await this.#check(letItBe);
        // As it is now: what is saved while the site is built is for the next time.
        return { changes: await changesSince(this.#kept), state: await stateOf(this.#kept) };
      });
      const folder = await this.#step(build, () => this.#tools.build(letItBe));
      await this.#step(hand, async () => {
        await this.#handOver(way, folder, changes);
        await notePublished(this.#kept, state);
      });
      job.done = true;
    } catch (error) {
      job.failed = true;
      const isSaid = error instanceof Failed || error instanceof ProgramFailure;
      if (!isSaid) console.error(error instanceof Error ? error.message : error);
    }
  }

  async #check(letItBe: boolean): Promise<void> {
    const { errors } = await this.#tools.launch();
    if (errors.length === 0 || letItBe) return;
    const [first] = errors;
    throw new Failed(publishWords.notReady(errors.length, `${first?.sentence} ${first?.mend}`));
  }

  async #handOver(way: Way, folder: string, changes: string[]) {
    const { root, setting = '', isShown } = this.#tools;
    if (way === 'git') return commitAndPush(this.#kept.content, changes);
    if (way === 'command') {
      const env = { SITE_FOLDER: folder };
      return run('/bin/sh', ['-c', setting], { cwd: root, env }).catch((error: Error) => {
        throw new Failed(publishWords.commandFailed(error.message));
      });
    }
    for (const until = Date.now() + SEEN_WITHIN; !isShown(); ) {
      if (Date.now() > until) throw new Failed(publishWords.notSeen);
      await sleep(200);
    }
    return undefined;
  }
}
