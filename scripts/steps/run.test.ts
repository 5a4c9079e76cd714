import { expect, test, vi } from 'vitest';
import { runStep, type Step, schedule } from './run.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

/** A step whose command is this program. */
const running = (program: string, more: Partial<Step> = {}): Step => ({
  name: 'types',
  what: 'Types',
  command: [process.execPath, '-e', program],
  ...more,
});

test('a failed step without tests reports the end of its output', async () => {
  const noisy = 'for (let line = 0; line < 30; line++) console.log(line); console.error("wrong")';
  const { failures, ...counted } = await runStep(running(`${noisy}; process.exitCode = 1`), '');
  expect(counted).toEqual({ passed: 0, failed: 1 });
  expect(failures).toEqual([{ name: 'types', message: expect.stringContaining('wrong') }]);
  expect(failures?.[0]?.message?.split('\n')).toHaveLength(20);
});

test('a test runner that crashed without a report reports the end of its output', async () => {
  const broken = running('console.error("no such project"); process.exitCode = 1', {
    report: 'nowhere.json',
  });
  expect(await runStep(broken, '')).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ name: 'types', message: 'no such project' }],
  });
});

test('a passing step reports nothing', async () => {
  expect(await runStep(running('console.log("fine")'), '')).toEqual({ passed: 1, failed: 0 });
});

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  what: name,
  command: [],
  ...more,
});

/** Records which steps run at once; `broken` ones fail. */
function observe(broken: readonly string[] = []) {
  const now = new Set<string>();
  const seen: string[] = [];
  const run = async ({ name }: Step) => {
    now.add(name);
    seen.push([...now].join('+'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    now.delete(name);
    const failed = Number(broken.includes(name));
    return { passed: 1 - failed, failed };
  };
  return { seen, run };
}

test('two steps run side by side, in order', async () => {
  const { seen, run } = observe();
  const counts = await schedule([step('a'), step('b'), step('c')], run);
  expect(seen.slice(0, 2)).toEqual(['a', 'a+b']);
  expect(seen.every((names) => names.split('+').length <= 2)).toBe(true);
  expect(seen).toHaveLength(3);
  expect(counts).toEqual(Array(3).fill({ passed: 1, failed: 0 }));
});

test('a step that mostly waits runs next to two others, and starts in its turn', async () => {
  const { seen, run } = observe();
  await schedule([step('a'), step('b'), step('mail', { waits: true }), step('c')], run);
  expect(seen.slice(0, 3)).toEqual(['a', 'a+b', 'a+b+mail']);
  expect(seen).toHaveLength(4);
});

test('a step waits for those it depends on; the next one that can start goes first', async () => {
  const { seen, run } = observe();
  await schedule([step('build'), step('dist', { after: ['build'] }), step('units')], run);
  expect(seen[1]).toBe('build+units');
  expect(seen[2]).toContain('dist');
});

test('a dependency counts only if it is chosen too', async () => {
  const { seen, run } = observe();
  await schedule([step('dist', { after: ['build'] })], run);
  expect(seen).toEqual(['dist']);
});

test('a step whose dependency failed is left out, and counts as a failure', async () => {
  const { seen, run } = observe(['build']);
  const counts = await schedule([step('build'), step('dist', { after: ['build'] })], run);
  expect(seen).toEqual(['build']);
  expect(counts).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});

test('steps that wait for each other throw an error', async () => {
  const { run } = observe();
  const steps = [step('a', { after: ['b'] }), step('b', { after: ['a'] })];
  await expect(schedule(steps, run)).rejects.toThrow('circle');
});
