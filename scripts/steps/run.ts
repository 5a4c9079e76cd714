import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Count, countOf, lastLines } from './report.ts';

/** One of the steps of `npm test` or `npm test -- long`. */
export interface Step {
  /** Its name on the command line. */
  name: string;
  what: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** A JSON report (Vitest's or Playwright's) to count tests from; without one, a step is one test. */
  report?: string;
  /** Steps that must have passed before, if they are chosen too. */
  after?: readonly string[];
  /** Needs a browser, which is installed if there is none. */
  browser?: boolean;
  /** Mostly waits for timers and responses, so it does not count towards `SIDE_BY_SIDE`. */
  waits?: boolean;
}

/** The command that runs a Vitest project and its isolated part, if any, and the path of its report. */
export function vitest(project: string, ...more: string[]): Pick<Step, 'command' | 'report'> {
  const report = `.test/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = ['--project', project, '--project', `${project}-isolated`];
  return { command: ['vitest', 'run', ...projects, ...reporters, ...more], report };
}

/**
 * The command that runs Playwright's tests, with reports and screenshots under this name. For CI, `SHARD=1/3`
 * runs the first third of them.
 */
export function playwright(
  run: string,
  ...more: string[]
): Pick<Step, 'command' | 'report' | 'env'> {
  const shard = process.env['SHARD'];
  return {
    command: ['playwright', 'test', ...(shard ? [`--shard=${shard}`] : []), ...more],
    env: { BROWSER_RUN: run },
    report: `.test/${run}.json`,
  };
}

const running = new Set<ChildProcess>();

/** On SIGTERM and SIGINT, ends the running steps, too: the signal may have reached only this process. */
export function endStepsWithUs(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM');
      process.exit(1);
    });
  }
}

/**
 * Runs a step's command and counts its tests. If it failed without naming a test, the failure's message
 * is the end of its output.
 * @param prefix precedes each line that it prints, to distinguish steps that run side by side.
 */
export async function runStep(step: Step, prefix: string): Promise<Count> {
  const { name, command, env, report } = step;
  if (report) rmSync(report, { force: true });
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  running.add(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      console.log(prefix + line);
      output.push(line);
    });
  }
  const [code] = await once(child, 'close');
  running.delete(child);
  const broke = Number(code !== 0);
  const count = report ? countOf(report) : { passed: 1 - broke, failed: broke };
  const failed = Math.max(count.failed, broke);
  if (failed === 0 || count.failures?.length) return { ...count, failed };
  return { ...count, failed, failures: [{ name, message: lastLines(output.join('\n')) }] };
}

/** Steps that run side by side: as many as the cores of the smallest machine that is developed on. */
const SIDE_BY_SIDE = 2;

type Run = (step: Step, prefix: string) => Promise<Count>;

/**
 * Runs steps two at a time, in order, each after the steps that it depends on have passed. A step that
 * mostly waits starts in its turn too, but does not count as one of the two.
 * @returns the counts in the steps' order; a step whose dependency failed counts as one failure.
 */
export async function schedule(steps: readonly Step[], run: Run = runStep): Promise<Count[]> {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const busy = () => steps.filter(({ name, waits }) => !waits && running.has(name)).length;
  const counts = new Map<string, Count>();
  const names = new Set(steps.map(({ name }) => name));
  const dependenciesOf = ({ after = [] }: Step) => after.filter((name) => names.has(name));

  async function start(step: Step): Promise<void> {
    const failed = dependenciesOf(step).filter((name) => counts.get(name)?.failed);
    if (failed.length > 0) {
      console.log(`\n── ${step.what}: left out, because ${failed.join(' and ')} failed`);
      counts.set(step.name, { passed: 0, failed: 1 });
    } else {
      console.log(`\n── ${step.what}`);
      const prefix = steps.length > 1 ? `${step.name.padEnd(width)} │ ` : '';
      counts.set(step.name, await run(step, prefix));
    }
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) =>
      dependenciesOf(step).every((name) => counts.has(name)),
    );
    if (next >= 0 && (waiting[next]?.waits || busy() < SIDE_BY_SIDE)) {
      for (const step of waiting.splice(next, 1)) {
        const { name } = step;
        running.set(
          name,
          start(step).finally(() => running.delete(name)),
        );
      }
    } else {
      if (running.size === 0) throw new Error('Steps wait for each other in a circle.');
      await Promise.race(running.values());
    }
  }
  return steps.map(({ name }) => counts.get(name) ?? { passed: 0, failed: 1 });
}
