import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentCheck } from './contentGate.ts';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'inn-'));
});
afterAll(() => rm(empty, { recursive: true }));

async function run(command: 'build' | 'dev', content: string) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const setup = contentCheck(content).hooks['astro:config:setup'];
  // Astro hands over far more; the check reads these two.
  const outcome = Promise.resolve(setup?.({ command, logger } as never));
  return {
    logger,
    error: await outcome.then(
      () => undefined,
      (error: Error) => error,
    ),
  };
}

test('a build stops on bad content, with the whole report and no stack trace', async () => {
  const { logger, error } = await run('build', empty);
  expect(logger.error.mock.calls[0]?.[0]).toContain('16 things to mend');
  expect(error?.message).toContain(`Mend the above in ${empty}/`);
  expect(error?.stack).toBe('');
});

test('live editing goes on and says what is wrong', async () => {
  const { logger, error } = await run('dev', empty);
  expect(logger.warn.mock.calls[0]?.[0]).toContain('16 things to mend');
  expect(error).toBeUndefined();
});

test('a build on good content goes on', async () => {
  const { error } = await run('build', join(import.meta.dirname, '../content'));
  expect(error).toBeUndefined();
});

test('a folder that is not there is said in one sentence', async () => {
  const { logger, error } = await run('build', join(empty, 'our words'));
  expect(logger.error.mock.calls[0]?.[0]).toContain('1 thing to mend');
  expect(logger.error.mock.calls[0]?.[0]).toContain(
    `${empty}/our words/\n  There is no such folder`,
  );
  expect(error?.stack).toBe('');
});
