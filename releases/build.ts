import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OperatorError } from '../lib/errors.ts';
import { lock } from '../lib/lock.ts';
import { holdPidFile, lockOf } from '../lib/pidFile.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { noteFailure, placeCopy, publishRelease } from './publish.ts';
import { isForServer } from './settings.ts';
import { sourcesHash } from './stamp.ts';
import { type BuildSettings, buildPidFile, type Release, storeOf } from './store.ts';

/** A build that came to nothing; what was there before stands. The message is one sentence. */
export class BuildFailure extends OperatorError {}

const STOPPED = 'The build was stopped.';

interface BuildOptions {
  settings: BuildSettings;
  /** A copy of the content folder that the settings name, to be built in its place. */
  content?: string;
  /** A folder that gets a copy. */
  target?: string;
  /** Shows what Astro says as it says it; without, only if it fails. */
  aloud?: boolean;
  /** Variables for this build alone. */
  env?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Waits until no other build of this project is at work. */
async function lockBuilds(store: string, signal?: AbortSignal): Promise<() => void> {
  const file = buildPidFile(store);
  const unlock = await lock(lockOf(file), { signal, pollMs: 200 }).catch((error) => {
    throw signal?.aborted ? new BuildFailure(STOPPED) : error;
  });
  return holdPidFile(file, unlock).remove;
}

/** Runs Astro into a folder. Throws with the reason that the content check left, if it is that. */
async function runAstro(root: string, outDir: string, options: BuildOptions): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const report = `${outDir}.reason`;
  const { settings, content = contentFolder(root, settings) } = options;
  const child = spawn(process.execPath, [astro, 'build', '--outDir', relative(root, outDir)], {
    cwd: root,
    env: {
      ...{ ...process.env, ...options.env, ...settings },
      ...{ CONTENT_DIR: content, BUILD_REPORT: report },
    },
    stdio: options.aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    signal: options.signal,
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  // What an abort ends with; its exit code says the same.
  child.on('error', () => {});
  const [code] = await once(child, 'close');
  if (code === 0 && existsSync(join(outDir, 'index.html'))) return;
  if (options.signal?.aborted) throw new BuildFailure(STOPPED);
  process.stderr.write(Buffer.concat(output));
  const reason = existsSync(report) ? readFileSync(report, 'utf8') : 'its own words are in the log';
  // By the name of the owner's folder, not of its copy.
  const named = reason.replaceAll(
    folderName(content, root),
    folderName(contentFolder(root, settings), root),
  );
  throw new BuildFailure(`The site could not be built: ${named}.`);
}

/**
 * Builds the site aside and puts it in place when it is whole; a build that fails changes nothing
 * but the note of it.
 * @param root the project's folder
 * @returns the release, when the settings are those of our own server
 */
export async function makeBuild(root: string, options: BuildOptions): Promise<Release | undefined> {
  const { settings, content, target } = options;
  const store = storeOf(root);
  mkdirSync(store, { recursive: true });
  const unlock = await lockBuilds(store, options.signal);
  try {
    for (const left of readdirSync(store).filter((name) => name.startsWith('next'))) {
      rmSync(join(store, left), { recursive: true, force: true });
    }
    const staged = join(store, `next-${process.pid}-${Date.now()}`);
    const sources = sourcesHash(root, settings, content);
    await runAstro(root, staged, options);
    if (target) placeCopy(store, staged, target);
    if (isForServer(settings)) return publishRelease(store, staged, { settings, sources });
    rmSync(staged, { recursive: true });
    return undefined;
  } catch (error) {
    if (!options.signal?.aborted && isForServer(settings)) {
      const reason = error instanceof BuildFailure ? error.message : String(error);
      noteFailure(store, { at: new Date().toISOString(), reason, settings });
    }
    throw error;
  } finally {
    unlock();
  }
}
