import type { Count } from './report.ts';
import { runStep, type Step } from './run.ts';

/** Steps that run side by side: as many as the cores of the smallest machine that is developed on. */
const SIDE_BY_SIDE = 2;

type Run = (step: Step, prefix: string) => Promise<Count>;

/**
 * Runs steps two at a time, in their order, each once those it comes after have passed. One that
 * waits most of the time takes no one's place, but its turn comes in the order too.
 * @returns the counts in the steps' order; a step whose forerunner failed counts as one failure.
 */
export async function schedule(steps: readonly Step[], run: Run = runStep): Promise<Count[]> {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const busy = () => steps.filter(({ name, waits }) => !waits && running.has(name)).length;
  const counts = new Map<string, Count>();
  const names = new Set(steps.map(({ name }) => name));
  const forerunners = ({ after = [] }: Step) => after.filter((name) => names.has(name));

  async function start(step: Step): Promise<void> {
    const failed = forerunners(step).filter((name) => counts.get(name)?.failed);
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
    const next = waiting.findIndex((step) => forerunners(step).every((name) => counts.has(name)));
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
