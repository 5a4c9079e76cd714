import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capital } from '../../../lib/text.ts';
import { publishCards } from '../../publishCards.ts';
import { publishWords } from '../../serverWords.ts';
import { ProgramFailure, type RunOptions, run, SEND_TIMEOUT } from './run.ts';
import type { Snapshot } from './snapshot.ts';

/** The environment that keeps git from prompting and hanging. */
const env = {
  GIT_TERMINAL_PROMPT: '0',
  // Treat a connection without traffic as dead after a minute.
  GIT_SSH_COMMAND:
    process.env['GIT_SSH_COMMAND'] ??
    'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=15 -oServerAliveCountMax=4',
  GIT_HTTP_LOW_SPEED_LIMIT: '1',
  GIT_HTTP_LOW_SPEED_TIME: '60',
  LC_ALL: 'C',
};

type Reason = Exclude<keyof typeof publishCards.git, 'other'>;

/** A failure in the owner's words, with the technical ones on a card. */
const failure = (reason: Reason) =>
  new ProgramFailure(publishWords.git[reason], publishCards.git[reason]);

/** The reasons behind git's known error messages. */
const fixes: [RegExp, Reason][] = [
  [/not a git repository/i, 'noRepository'],
  [/no upstream|has no upstream|No configured push destination/i, 'noUpstream'],
  [/\[rejected\]|non-fast-forward|fetch first/i, 'behind'],
  [/user\.email|tell me who you are|empty ident/i, 'nobody'],
  [
    /could not read (?:Username|Password)|Permission denied|Authentication failed|access rights/i,
    'noAccess',
  ],
  [/timed out or was stopped/, 'tooLong'],
  [/Could not resolve host|timed out|unreachable|too slow/i, 'noNetwork'],
  [/index\.lock/, 'locked'],
  [/cannot lock ref 'HEAD': is at/, 'moved'],
  [/not currently on a branch/, 'noBranch'],
  [/during a (?:merge|rebase|cherry-pick)|unmerged/i, 'unfinished'],
  [/ENOENT/, 'noGit'],
];

type GitOptions = Omit<RunOptions, 'cwd'>;

async function git(cwd: string, args: string[], options: GitOptions = {}): Promise<string> {
  try {
    const all = { timeoutMs: SEND_TIMEOUT, ...options, cwd, env: { ...env, ...options.env } };
    return await run('git', args, all);
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    const known = fixes.find(([pattern]) => pattern.test(error.message));
    if (known) throw failure(known[1]);
    throw new ProgramFailure(publishWords.git.other, publishCards.git.other(error.message));
  }
}

/** A commit message: a subject line, then all changes. */
function messageOf(sentences: readonly string[]): string {
  const changes = sentences.map((one) => one.replace(/[\p{Cc}\s]+/gu, ' '));
  const [first = publishWords.git.noChange, ...more] = changes;
  const subject = more.length === 0 ? first : publishWords.git.several(first, more.length);
  const line = capital(subject);
  const short = line.length > 72 ? `${line.slice(0, 70).trimEnd()} …` : line;
  return more.length === 0 ? short : `${short}\n\n${changes.map((one) => `- ${one}`).join('\n')}\n`;
}

/** The content folder's place in its repository. */
export interface Place {
  /** The folder's path below the top of the repository, such as `inn/`; empty at the top. */
  prefix: string;
  /** The commit of HEAD; empty if there is none yet. */
  head: string;
}

/** @returns the commit's id; empty if there is none */
async function commitAt(content: string, revision: string): Promise<string> {
  const options = { accepts: [1] };
  return (await git(content, ['rev-parse', '--quiet', '--verify', revision], options)).trim();
}

async function readPlace(content: string): Promise<Place> {
  const prefix = await git(content, ['rev-parse', '--show-prefix']);
  return { prefix: prefix.trim(), head: await commitAt(content, 'HEAD') };
}

/** @returns undefined if git fails; `commitAndPush` then throws the reason */
export const placeOf = (content: string): Promise<Place | undefined> =>
  readPlace(content).catch(() => undefined);

/** Reads the place again. @throws ProgramFailure if somebody else has committed content since `before` */
async function assertSame(content: string, before: Place | undefined): Promise<Place> {
  const now = await readPlace(content);
  const moved = failure('moved');
  if (before?.prefix !== now.prefix) throw moved;
  if (before.head === now.head) return now;
  if (!before.head || !now.head) throw moved;
  const names = ['diff', '--name-only', before.head, now.head, '--', '.'];
  if (await git(content, names)) throw moved;
  return now;
}

/** Files in `.git` while a merge or the like is unfinished. */
const UNFINISHED = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
];

/** @throws ProgramFailure if nothing can be committed: a lock, an unfinished merge, a detached HEAD */
async function assertReady(content: string): Promise<void> {
  const isThere = async (name: string) =>
    existsSync(resolve(content, (await git(content, ['rev-parse', '--git-path', name])).trim()));
  if (await isThere('index.lock')) throw failure('locked');
  const unfinished = failure('unfinished');
  if (await git(content, ['ls-files', '--unmerged', '--', '.'])) throw unfinished;
  for (const name of UNFINISHED) if (await isThere(name)) throw unfinished;
  const branch = await git(content, ['symbolic-ref', '--quiet', 'HEAD'], { accepts: [1] });
  if (!branch) throw failure('noBranch');
}

const HIDDEN = /(?:^|\/)\./;
const lines = (output: string) => output.split('\0').filter(Boolean);

/** The paths to commit: the snapshot's files that git does not ignore, and deleted files. */
async function pathsOf(content: string, head: string, files: readonly string[]) {
  const tree = head ? await git(content, ['ls-tree', '-r', '-z', head], { whole: true }) : '';
  const entries = lines(tree).map((line) => ({
    isFile: line.startsWith('100'),
    isSubmodule: line.startsWith('160000'),
    path: line.slice(line.indexOf('\t') + 1),
  }));
  // Submodules stay as committed; so do symbolic links, unless a folder has replaced them.
  const submodules = entries.filter(({ isSubmodule }) => isSubmodule).map(({ path }) => `${path}/`);
  const own = files.filter((file) => !submodules.some((other) => file.startsWith(other)));
  const ignored = await git(content, ['check-ignore', '-z', '--stdin'], {
    input: own.join('\0'),
    whole: true,
    // Exit code 1: no file is ignored.
    accepts: [1],
  });
  const gone = entries.filter(({ isFile, path }) => isFile && !HIDDEN.test(path));
  const left = new Set([...own, ...gone.map(({ path }) => path)]);
  return [...left.difference(new Set(lines(ignored)))];
}

/**
 * Commits a tree that is based on `head`; on top of another commit, it would revert that one.
 * @throws ProgramFailure if HEAD has moved
 * @param tree the tree's id
 */
async function commitTree(
  content: string,
  head: string,
  tree: string,
  message: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const moved = failure('moved');
  if ((await commitAt(content, 'HEAD')) !== head) throw moved;
  await git(content, ['commit', '--quiet', '-m', message], { env });
  // Git used the HEAD of that moment as the parent. If it had moved, take the commit back.
  const parent = await commitAt(content, 'HEAD^');
  if (parent === head) return;
  const own = await commitAt(content, 'HEAD');
  const isOurs = (await commitAt(content, `${own}^{tree}`)) === tree;
  if (isOurs) await git(content, ['update-ref', 'HEAD', parent, own]);
  throw moved;
}

/**
 * Commits a snapshot of the content folder, and nothing else. A separate index excludes later saves
 * and what the owner has staged. Git's hooks and signatures apply.
 */
async function commit(
  content: string,
  { prefix, head }: Place,
  { root, files, changes }: Snapshot,
): Promise<void> {
  const paths = await pathsOf(content, head, files);
  const own = { GIT_INDEX_FILE: join(root, '.index') };
  const folder = (await git(content, ['rev-parse', '--absolute-git-dir'])).trim();
  await git(content, ['read-tree', head || '--empty'], { env: own });
  await git(root, ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
    env: { ...own, GIT_DIR: folder, GIT_WORK_TREE: root },
    input: paths.map((path) => prefix + path).join('\0'),
  });
  const tree = (await git(content, ['write-tree'], { env: own })).trim();
  const before = head && (await commitAt(content, `${head}^{tree}`));
  if (tree !== before) await commitTree(content, head, tree, messageOf(changes), own);
  // Update the owner's index, also if an earlier publish failed between the two steps.
  await git(content, ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'], {
    env: { GIT_LITERAL_PATHSPECS: '1' },
    input: paths.join('\0'),
  });
}

/**
 * Commits a snapshot of the content folder and pushes it.
 * @param content the folder's absolute path
 * @param place its place before the snapshot was taken
 */
export async function commitAndPush(
  content: string,
  place: Place | undefined,
  snapshot: Snapshot,
): Promise<void> {
  await readPlace(content);
  await assertReady(content);
  await commit(content, await assertSame(content, place), snapshot);
  await git(content, ['push', '--quiet'], { endsWithEditor: true });
}

/** Milliseconds for a test, since somebody is waiting for it. */
const TRY_TIMEOUT = 30_000;

/**
 * Tests whether publishing by git would work, without changing anything.
 * @throws ProgramFailure with a sentence and a card
 */
export async function tryPush(content: string): Promise<void> {
  await readPlace(content);
  await assertReady(content);
  await git(content, ['var', 'GIT_COMMITTER_IDENT']);
  const options = { timeoutMs: TRY_TIMEOUT, endsWithEditor: true };
  await git(content, ['push', '--quiet', '--dry-run', '--no-verify'], options);
}
