import { EventEmitter } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { neededFiles } from '../src/content/files.ts';
import { launchableInn } from '../tests/fixtures/launchable.ts';
import { soon } from '../tests/support/soon.ts';
import { contentCheck, launchGate } from './gates.ts';

/** Every file, and a room. */
const MISSING = `${neededFiles.length + 1} things to correct`;

/** What live editing needs from a middleware. */
type Connect = (request: object, response: object, next: () => void) => Promise<void>;

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'inn-'));
});
afterAll(() => rm(empty, { recursive: true }));

async function run(command: 'build' | 'dev', content: string) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const setup = contentCheck(content).hooks['astro:config:setup'];
  // Astro passes far more; the check reads these two.
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
  expect(logger.error.mock.calls[0]?.[0]).toContain(MISSING);
  expect(error?.message).toContain(`Correct the above in ${empty}/`);
  expect(error?.stack).toBe('');
});

test('live editing continues and reports what is wrong', async () => {
  const { logger, error } = await run('dev', empty);
  expect(logger.warn.mock.calls[0]?.[0]).toContain(MISSING);
  expect(error).toBeUndefined();
});

test('a build on good content continues', async () => {
  const { error } = await run('build', join(import.meta.dirname, '../content'));
  expect(error).toBeUndefined();
});

test('a missing folder is reported in one sentence', async () => {
  const { logger, error } = await run('build', join(empty, 'our words'));
  expect(logger.error.mock.calls[0]?.[0]).toContain('1 thing to correct');
  expect(logger.error.mock.calls[0]?.[0]).toContain(
    `${empty}/our words/\n  There is no such folder`,
  );
  expect(error?.stack).toBe('');
});

test('live editing shows the check’s report in place of the page until the error is fixed', async () => {
  const content = join(empty, 'live');
  await cp(join(import.meta.dirname, '../content'), content, { recursive: true });
  const file = join(content, 'inn.yaml');
  const good = await readFile(file, 'utf8');
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const send = vi.fn();
  let handle: Connect | undefined;
  const server = {
    watcher,
    ws: { send },
    middlewares: { use: (middleware: Connect) => (handle = middleware) },
  };
  const logger = { error: vi.fn(), info: vi.fn() };
  contentCheck(content).hooks['astro:server:setup']?.({ server, logger } as never);
  const ask = async (accept = 'text/html') => {
    const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn() };
    const next = vi.fn();
    await handle?.({ headers: { accept } }, response, next);
    return next.mock.calls.length > 0 ? 'the page' : String(response.end.mock.calls[0]?.[0]);
  };
  expect(await ask()).toBe('the page');

  await writeFile(file, good.replace('name: Copperpod Inn', 'name:'));
  watcher.emit('all', 'change', file);
  await soon(() => expect(send).toHaveBeenCalledTimes(1));
  expect(await ask()).toContain('Enter the name of the inn.');
  expect(await ask('text/css')).toBe('the page');
  expect(logger.error.mock.calls[0]?.[0]).toContain('1 thing to correct');

  await writeFile(file, good);
  watcher.emit('all', 'change', file);
  await soon(() => expect(send).toHaveBeenCalledTimes(2));
  expect(await ask()).toBe('the page');
});

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
  // Astro passes far more; the gate reads these two.
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

test('LAUNCH_ANYWAY=1 builds anyway, and lists what is not ready', async () => {
  const { buildError, logger } = await build(SAMPLE, { ...LIVE, LAUNCH_ANYWAY: '1' });
  expect(buildError).toBeUndefined();
  expect(logger.warn.mock.calls[0]?.[0]).toMatch(/things keep the inn from going live/);
});

test('a misspelt LAUNCH_ANYWAY stops the build, with what to write', async () => {
  const { buildError } = await build(SAMPLE, { ...LIVE, LAUNCH_ANYWAY: 'ture' });
  expect(buildError).toBe('LAUNCH_ANYWAY must be "on" or "off".');
});

test('a build for an example address, or for this machine, needs no launch check', async () => {
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
