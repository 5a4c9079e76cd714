import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentCheck } from './contentGate.ts';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'inn-'));
});
afterAll(() => rm(empty, { recursive: true }));

async function run(command: 'build' | 'dev', root: URL) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const setup = contentCheck().hooks['astro:config:setup'];
  // Astro hands over far more; the check reads these three.
  const outcome = Promise.resolve(setup?.({ command, config: { root }, logger } as never));
  return {
    logger,
    error: await outcome.then(
      () => undefined,
      (error: Error) => error,
    ),
  };
}
const noContent = () => pathToFileURL(`${empty}/`);

test('a build stops on bad content, with the whole report and no stack trace', async () => {
  const { logger, error } = await run('build', noContent());
  expect(logger.error.mock.calls[0]?.[0]).toContain('16 things to mend');
  expect(error?.message).toContain('Mend the above in content/');
  expect(error?.stack).toBe('');
});

test('live editing goes on and says what is wrong', async () => {
  const { logger, error } = await run('dev', noContent());
  expect(logger.warn.mock.calls[0]?.[0]).toContain('16 things to mend');
  expect(error).toBeUndefined();
});

test('a build on good content goes on', async () => {
  const { error } = await run('build', new URL('../', import.meta.url));
  expect(error).toBeUndefined();
});
