/** An editor in a child process, which tests kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';

/** In the project, so that the bundle finds its packages, and as deep as the modules that are bundled. */
const BUNDLES = '.test/editor/';
let folder = '';

// Bundle the editor into one file, which starts faster: tests start it hundreds of times.
beforeAll(async () => {
  mkdirSync(BUNDLES, { recursive: true });
  folder = mkdtempSync(BUNDLES);
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { external: true },
    build: { ssr: join(import.meta.dirname, 'editorProcess.ts'), outDir: folder },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the editor for the given content and store. */
export async function startProcess(
  content: string,
  store: string,
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [join(folder, 'editorProcess.js'), content, store], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const [origin] = await once(createInterface(child.stdout), 'line');
  return { origin: String(origin), kill };
}

/** The assumed duration of the first request of a kind, in milliseconds. */
const UNKNOWN = 150;

/**
 * Kills the editor at a random moment of a request, or soon after. Earlier requests of the same kind tell
 * how long it takes.
 * @returns a function that sends a request and kills meanwhile; it tells whether the request was answered
 */
export function createKiller() {
  const lengths = new Map<string, number>();
  return async (
    kind: string,
    send: () => Promise<unknown>,
    kill: () => Promise<void>,
  ): Promise<boolean> => {
    const begun = performance.now();
    const answered = send().then(
      () => performance.now() - begun,
      () => undefined,
    );
    const length = lengths.get(kind) ?? UNKNOWN;
    await sleep(Math.random() * 1.2 * length);
    const killedAfter = performance.now() - begun;
    await kill();
    const took = await answered;
    // A request that was cut off would have taken longer.
    lengths.set(kind, took ?? Math.max(length, killedAfter));
    return took !== undefined;
  };
}

/** How many of these kills must fall into each kind of moment, or the test proves nothing. */
export const leastPerMoment = (kills: number) => Math.floor(kills / 20);

/** Every content file is complete. */
export function expectWhole(content: string): void {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?:^|\/)[^./][^/]*\.yaml$/.test(name))) {
    const text = readFileSync(join(content, file), 'utf8');
    expect(text.endsWith('\n'), file).toBe(true);
    expect(parse(text), file).toBeTypeOf('object');
  }
}
