import { publishWords } from '../../serverWords.ts';
import { ProgramFailure, run } from './run.ts';

/** Never asks on a terminal that nobody sees. */
const env = {
  GIT_TERMINAL_PROMPT: '0',
  // A line on which nothing comes any more is dead after a minute.
  GIT_SSH_COMMAND:
    process.env['GIT_SSH_COMMAND'] ??
    'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=15 -oServerAliveCountMax=4',
  GIT_HTTP_LOW_SPEED_LIMIT: '1',
  GIT_HTTP_LOW_SPEED_TIME: '60',
  LC_ALL: 'C',
};

/** Milliseconds: a hook that hangs must not keep the desk from publishing for ever; photographs may take long. */
const PATIENCE = 30 * 60_000;

/** What to do about what git says, as far as it is known. */
const mends: [RegExp, string][] = [
  [/not a git repository/i, publishWords.git.noRepository],
  [/no upstream|has no upstream|No configured push destination/i, publishWords.git.noUpstream],
  [/\[rejected\]|non-fast-forward|fetch first/i, publishWords.git.behind],
  [/user\.email|tell me who you are|empty ident/i, publishWords.git.nobody],
  [
    /could not read (?:Username|Password)|Permission denied|Authentication failed|access rights/i,
    publishWords.git.noAccess,
  ],
  [/timed out or was stopped/, publishWords.git.tooLong],
  [/Could not resolve host|timed out|unreachable|too slow/i, publishWords.git.noNetwork],
  [/index\.lock/, publishWords.git.locked],
  [/not currently on a branch/, publishWords.git.noBranch],
  [/during a (?:merge|rebase|cherry-pick)|unmerged/i, publishWords.git.unfinished],
  [/ENOENT/, publishWords.git.noGit],
];

async function git(cwd: string, ...args: string[]): Promise<string> {
  try {
    return await run('git', args, { cwd, env, patience: PATIENCE });
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    const known = mends.find(([pattern]) => pattern.test(error.message));
    throw new ProgramFailure(known?.[1] ?? publishWords.git.other(error.message));
  }
}

/** A commit's message: what changed in a line, then all of it. */
function messageOf(told: readonly string[]): string {
  const changes = told.map((one) => one.replace(/[\p{Cc}\s]+/gu, ' '));
  const [first = publishWords.git.noChange, ...more] = changes;
  const subject = more.length === 0 ? first : publishWords.git.several(first, more.length);
  const line = subject.charAt(0).toUpperCase() + subject.slice(1);
  const short = line.length > 72 ? `${line.slice(0, 70).trimEnd()} …` : line;
  return more.length === 0 ? short : `${short}\n\n${changes.map((one) => `- ${one}`).join('\n')}\n`;
}

/**
 * Commits what changed in the content folder, and nothing else of its repository, and pushes it.
 * @param content the folder, an absolute path
 */
export async function commitAndPush(content: string, changes: readonly string[]): Promise<void> {
  await git(content, 'rev-parse', '--git-dir');
  await git(content, 'add', '--all', '--', '.');
  const open = await git(content, 'status', '--porcelain', '--', '.');
  if (open.trim()) await git(content, 'commit', '--quiet', '-m', messageOf(changes), '--', '.');
  await git(content, 'push', '--quiet');
}
