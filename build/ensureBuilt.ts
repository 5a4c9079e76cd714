import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../mail-service/operatorError.ts';
import { OWN_SERVICE } from '../src/enquiry/service.ts';
import { buildHash, sourcesHash } from './stamp.ts';

/** Our own server answers the enquiries of what it serves, unless the environment says otherwise. */
function buildEnv(): NodeJS.ProcessEnv {
  return { ...process.env, EMAILJS_ORIGIN: OWN_SERVICE };
}

async function build(root: string): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    env: buildEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Shown only if it fails: a start prints where things are, and nothing else.
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new OperatorError('The site could not be built: see the message above.');
}

/**
 * Builds the site when `dist` is missing, older than its sources, or another kind of build.
 * @param root the project's folder.
 * @returns the built site's folder.
 */
export async function ensureBuilt(root: string): Promise<string> {
  const dist = join(root, 'dist');
  // Not in dist: what is published has no business with it.
  const stamp = join(root, 'node_modules', '.cache', 'copperpod-inn', 'build-stamp');
  const sources = sourcesHash(root, buildEnv());
  let known = '';
  try {
    known = readFileSync(stamp, 'utf8');
  } catch {
    // Never built here.
  }
  if (known === `${sources} ${buildHash(dist)}`) return dist;
  await build(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${sources} ${buildHash(dist)}`);
  return dist;
}
