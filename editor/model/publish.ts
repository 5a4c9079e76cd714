/** What the editor's server answers about publishing. */

export interface PublishStep {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Why the step failed, and what to do about it. */
  error?: string | undefined;
  /** The same in technical words, for the person who set the site up. */
  card?: string | undefined;
}

/** How the site is published. */
export type PublishWay = 'git' | 'command' | 'server';

export interface PublishJob {
  job: string;
  way: PublishWay;
  steps: PublishStep[];
  /** All steps are done. */
  done: boolean;
  failed: boolean;
  /**
   * Whether guests see it, once all steps are done: `overdue` if the site does not serve it after a
   * quarter of an hour, `unknown` if the site's address is not set.
   */
  live?: 'waiting' | 'shown' | 'overdue' | 'unknown' | undefined;
}

/**
 * Why publishing is impossible: a sentence for the owner, and technical words for the person who set the
 * site up.
 */
export interface Obstacle {
  says: string;
  card: string;
}

export interface PublishPlan {
  /** Null if no way to publish is set. */
  way: PublishWay | null;
  /** Why publishing is impossible. */
  obstacle?: Obstacle | undefined;
  /** The site's origin, if known. */
  site?: string | undefined;
  /** What will change, as sentences. */
  changes: string[];
  /** A job that is still running or not yet live. */
  running?: PublishJob | undefined;
}
