import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchableInn } from '../tests/fixtures/launchable.ts';
import { launchGate } from './launchGate.ts';

const SAMPLE = join(import.meta.dirname, '../content');
const LIVE = { SITE_ORIGIN: 'https://kadalamane.in', EMAILJS_ORIGIN: 'self' };

let inn: Awaited<ReturnType<typeof launchableInn>>;
beforeAll(async () => {
  inn = await launchableInn();
});
afterAll(() => inn.remove());

async function build(content: string, env: Record<string, string>) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const setup = launchGate(content, env).hooks['astro:config:setup'];
  // Astro hands over far more; the gate reads these two.
  const outcome = Promise.resolve(setup?.({ command: 'build', logger } as never));
  const buildError = await outcome.then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { buildError, logger };
}

test('a build for guests is refused while the content is a sample', async () => {
  const { buildError, logger } = await build(SAMPLE, LIVE);
  expect(buildError).toMatch(/LAUNCH_ANYWAY=1/);
  expect(logger.error.mock.calls[0]?.[0]).toMatch(/things keep the inn from going live/);
});

test('LAUNCH_ANYWAY=1 lets it go on, and says what is not ready', async () => {
  const { buildError, logger } = await build(SAMPLE, { ...LIVE, LAUNCH_ANYWAY: '1' });
  expect(buildError).toBeUndefined();
  expect(logger.warn.mock.calls[0]?.[0]).toMatch(/things keep the inn from going live/);
});

test('a build for an example, or for this machine, is nobody’s launch', async () => {
  for (const SITE_ORIGIN of ['', 'https://inn.example', 'http://localhost:4321']) {
    expect((await build(SAMPLE, { SITE_ORIGIN })).buildError).toBeUndefined();
  }
});

test('an inn that is ready is built; without an e-mail service it is not', async () => {
  expect((await build(inn.dir, LIVE)).buildError).toBeUndefined();
  const { SITE_ORIGIN } = LIVE;
  const { buildError, logger } = await build(inn.dir, { SITE_ORIGIN });
  expect(buildError).toBeDefined();
  expect(logger.error.mock.calls[0]?.[0]).toContain('No e-mail service is set');
});
