import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildId, contentId, readBuildId } from '../../../build/buildId.ts';
import { fullDiskIn } from '../../../lib/files.ts';
import { isError } from '../../../src/content/diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../model/api.ts';
import type {
  Obstacle,
  PublishJob,
  PublishPlan,
  PublishStep,
  PublishWay,
} from '../../model/publish.ts';
import { publishCards } from '../../publishCards.ts';
import { publishWords } from '../../serverWords.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { commitAndPush, placeOf } from './git.ts';
import { type Pause, waitUntilServed } from './liveCheck.ts';
import { changesSince, savePublished } from './published.ts';
import { ProgramFailure, run, SEND_TIMEOUT } from './run.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/**
 * What publishing depends on; commands/editorTools.ts provides the project's own. Settings are read each
 * time, because they may change while the editor runs.
 */
export interface PublishTools {
  /** DESK_PUBLISH: `git` or a shell command. Without it, the server on this machine is used. */
  readonly setting: string | undefined;
  /** The live site's origin, if set. */
  readonly site?: string | undefined;
  /**
   * Builds a copy of the content folder.
   * @returns the built site's folder
   * @throws an error with a sentence for the owner
   */
  build: (ignoreErrors: boolean, content: string) => Promise<string>;
  /**
   * The running server of this project, with the settings that keep it from showing the build.
   * Undefined if none runs.
   */
  server: () => { differs: readonly string[] } | undefined;
  /** Whether that server serves the last build. */
  isShown: () => boolean;
  /** @param content the content folder or a copy of it */
  launch: (content: string) => Promise<Diagnostic[]>;
  /** The project's folder. */
  root: string;
  /** Milliseconds after which the command is killed. */
  timeoutMs?: number;
  /** Waits between two requests to the live site. */
  pause?: Pause;
}

/** Milliseconds until the server serves a new build: it checks every second. */
const SERVE_TIMEOUT = 20_000;

/** A step failed; the message is a sentence with the fix, the card for the person who set the site up. */
class Failed extends ProgramFailure {}

/** The id that the live site will serve. If the build itself is sent, it includes the code's id. */
const idOf = async (content: string, built: string | undefined): Promise<BuildId> =>
  (built && readBuildId(built)) || { content: await contentId(content) };

/** Publishes the site, one job at a time. */
export class Publisher {
  #workspace: Workspace;
  #tools: PublishTools;
  #launch: PublishTools['launch'];
  #job: PublishJob | undefined;
  #waiting = new AbortController();

  constructor(workspace: Workspace, tools: PublishTools, launch: PublishTools['launch']) {
    this.#workspace = workspace;
    this.#tools = tools;
    this.#launch = launch;
  }

  get #way(): PublishWay | null {
    const { setting, server } = this.#tools;
    if (setting) return setting === 'git' ? 'git' : 'command';
    return server()?.differs.length === 0 ? 'server' : null;
  }

  /** Why the server on this machine cannot show the site; undefined if it can. */
  get serverObstacle(): Obstacle | undefined {
    const server = this.#tools.server();
    if (!server) return { says: publishWords.noServer, card: publishCards.noWay };
    const { differs } = server;
    if (differs.length === 0) return undefined;
    return differs.includes('CONTENT_DIR')
      ? { says: publishWords.otherContent, card: publishCards.otherContent }
      : { says: publishWords.otherSettings, card: publishCards.otherSettings(differs) };
  }

  /** How the site would be published, and what would change. */
  async plan(): Promise<PublishPlan> {
    const job = this.#job;
    const isAwaited = job && !job.failed && (!job.done || job.live === 'waiting');
    const way = this.#way;
    const { site } = this.#tools;
    return {
      way,
      changes: await changesSince(this.#workspace),
      ...(way === null && { obstacle: this.serverObstacle }),
      ...(site && { site }),
      ...(isAwaited && { running: job }),
    };
  }

  /** The job with this id, unless a later one has replaced it. */
  find = (job: string) => (this.#job?.job === job ? this.#job : undefined);

  /**
   * Starts a job; `find` reports its progress.
   * @throws HttpError 409 if one is running or no way to publish is set
   */
  start(ignoreErrors: boolean): PublishJob {
    if (this.#job && !this.#job.done && !this.#job.failed) {
      throw new HttpError(409, publishWords.busy, { running: this.#job });
    }
    const way = this.#way;
    if (!way) throw new HttpError(409, this.serverObstacle?.says ?? publishWords.noServer);
    const steps = ['check', 'build', way] as const;
    const job: PublishJob = {
      job: randomUUID(),
      way,
      steps: steps.map((name) => ({ name: publishWords.steps[name], state: 'waiting' })),
      done: false,
      failed: false,
    };
    // Stop waiting for the previous job's build.
    this.#waiting.abort();
    this.#waiting = new AbortController();
    this.#job = job;
    void this.#run(job, ignoreErrors, this.#waiting.signal);
    return job;
  }

  /** Stops waiting for the live site. */
  close(): void {
    this.#waiting.abort();
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
      step.error = error instanceof Error ? error.message : String(error);
      if (error instanceof ProgramFailure && error.card) step.card = error.card;
      if (fullDiskIn((error as NodeJS.ErrnoException).code ?? '')) {
        step.card = step.error;
        step.error = publishWords.full;
      }
      throw error;
    }
  }

  async #run(job: PublishJob, ignoreErrors: boolean, signal: AbortSignal): Promise<void> {
    const { way } = job;
    const [check, build, deliver] = job.steps;
    let snapshot: Snapshot | undefined;
    try {
      const place = way === 'git' ? await placeOf(this.#workspace.content) : undefined;
      const taken = await this.#step(check, async () => {
        snapshot = await takeSnapshot(this.#workspace, place?.prefix);
        await this.#check(ignoreErrors, snapshot.folder);
        return snapshot;
      });
      const built = await this.#step(build, () => this.#tools.build(ignoreErrors, taken.folder));
      const id = await idOf(taken.folder, way === 'command' ? built : undefined);
      await this.#step(deliver, async () => {
        if (way === 'git') await commitAndPush(this.#workspace.content, place, taken);
        else if (way === 'command') await this.#command(built);
        else await this.#serve();
        await savePublished(this.#workspace, taken.state);
      });
      job.live = this.#liveAtFirst(way);
      job.done = true;
      if (job.live === 'waiting') void this.#follow(job, id, signal);
    } catch (error) {
      job.failed = true;
      const isReported = error instanceof ProgramFailure;
      if (!isReported) console.error(error instanceof Error ? error.message : error);
    } finally {
      await snapshot?.remove().catch((error: Error) => console.error(error.message));
    }
  }

  #liveAtFirst(way: PublishWay): PublishJob['live'] {
    if (way === 'server') return 'shown';
    return this.#tools.site ? 'waiting' : 'unknown';
  }

  async #follow(job: PublishJob, id: BuildId, signal: AbortSignal): Promise<void> {
    const { site = '', pause } = this.#tools;
    job.live = (await waitUntilServed(site, id, signal, pause)) ? 'shown' : 'overdue';
  }

  async #check(ignoreErrors: boolean, content: string): Promise<void> {
    const errors = (await this.#launch(content)).filter(isError);
    if (errors.length === 0 || ignoreErrors) return;
    const [first] = errors;
    throw new Failed(publishWords.notReady(errors.length, `${first?.message} ${first?.fix}`));
  }

  async #command(folder: string): Promise<void> {
    const { root, setting = '', timeoutMs = SEND_TIMEOUT } = this.#tools;
    const env = { SITE_FOLDER: folder };
    const options = { cwd: root, env, timeoutMs, endsWithEditor: true };
    await run('/bin/sh', ['-c', setting], options).catch((error: Error) => {
      throw new Failed(publishWords.commandFailed, publishCards.command(error.message));
    });
  }

  async #serve(): Promise<void> {
    for (const until = performance.now() + SERVE_TIMEOUT; !this.#tools.isShown(); ) {
      // The server may have been restarted with other settings.
      const obstacle = this.#tools.server() && this.serverObstacle;
      if (obstacle) throw new Failed(obstacle.says, obstacle.card);
      if (performance.now() > until) throw new Failed(publishWords.notSeen, publishCards.notSeen);
      await sleep(200);
    }
  }
}
