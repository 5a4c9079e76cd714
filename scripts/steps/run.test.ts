import { expect, test, vi } from 'vitest';
import { runStep, type Step } from './run.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

/** A step whose command is this program. */
const step = (program: string, more: Partial<Step> = {}): Step => ({
  name: 'types',
  what: 'Types',
  command: [process.execPath, '-e', program],
  ...more,
});

test('a step without tests tells the end of its output when it fails', async () => {
  const noisy = 'for (let line = 0; line < 30; line++) console.log(line); console.error("wrong")';
  const { failures, ...counted } = await runStep(step(`${noisy}; process.exitCode = 1`), '');
  expect(counted).toEqual({ passed: 0, failed: 1 });
  expect(failures).toEqual([{ name: 'types', message: expect.stringContaining('wrong') }]);
  expect(failures?.[0]?.message?.split('\n')).toHaveLength(20);
});

test('a test runner that broke off without a report tells the end of its output', async () => {
  const broken = step('console.error("no such project"); process.exitCode = 1', {
    report: 'nowhere.json',
  });
  expect(await runStep(broken, '')).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ name: 'types', message: 'no such project' }],
  });
});

test('a step that passes tells nothing', async () => {
  expect(await runStep(step('console.log("fine")'), '')).toEqual({ passed: 1, failed: 0 });
});
