import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../lib/errors.ts';
import { serverSettings } from '../../releases/store.ts';
import { cached } from '../../tests/support/cache.ts';
import { linkPackages } from '../../tests/support/copy.ts';

/** Lines of a failed build's output to show. */
const SHOWN = 15;

const git = (folder: string, ...args: string[]) =>
  spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });

/**
 * The full hash of a commit.
 * @param name any name that git resolves: a hash, a tag, a branch, `HEAD~3`
 * @throws OperatorError
 */
export function findCommit(root: string, name: string): string {
  const found = git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  );
  if (found.status === 0) return found.stdout.trim();
  throw new OperatorError(
    `No commit ${name} here: git log --oneline lists them, git fetch --unshallow brings older ones.`,
  );
}

const lockfile = (folder: string) => {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Builds a commit's files with its own `npm run build`, which installs missing packages. */
async function buildTree(tree: string, children: Set<ChildProcess>): Promise<void> {
  const child = spawn('npm', ['run', 'build'], {
    cwd: tree,
    // Use the same e-mail service as the build it is compared with.
    env: { ...process.env, ...serverSettings(process.env), CONTENT_DIR: 'content' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  children.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const [code] = await once(child, 'close');
  if (code === 0 && existsSync(join(tree, 'dist', 'index.html'))) return;
  const last = Buffer.concat(output).toString().trim().split('\n').slice(-SHOWN).join('\n');
  throw new Error(code === 0 ? 'npm run build leaves no dist/index.html.' : last);
}

/**
 * The build of a commit, cached in `.test/builds`. It is made in a temporary worktree, which is removed
 * afterwards, also on Ctrl+C.
 * @param hash the commit's full hash
 * @returns the built site's folder
 * @throws OperatorError with the end of the build's output
 */
export async function buildOfCommit(root: string, hash: string): Promise<string> {
  const builds = join(root, '.test', 'builds');
  mkdirSync(builds, { recursive: true });
  const folder = await cached(builds, 'commit', hash, async (target) => {
    const tree = mkdtempSync(join(tmpdir(), 'copperpod-inn-commit-'));
    const children = new Set<ChildProcess>();
    const remove = () => {
      for (const child of children) child.kill();
      rmSync(tree, { recursive: true, force: true, maxRetries: 3 });
      git(root, 'worktree', 'prune');
    };
    const end = () => process.exit(130);
    process.once('exit', remove);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    try {
      const added = git(root, 'worktree', 'add', '--detach', tree, hash);
      if (added.status !== 0) throw new Error(added.stderr.trim());
      if (lockfile(tree) === lockfile(root)) linkPackages(tree);
      await buildTree(tree, children);
      cpSync(join(tree, 'dist'), join(target, 'dist'), { recursive: true });
    } catch (error) {
      throw new OperatorError(`${hash} cannot be built:\n${(error as Error).message}`);
    } finally {
      remove();
      process.off('exit', remove);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
    }
  });
  return join(folder, 'dist');
}
