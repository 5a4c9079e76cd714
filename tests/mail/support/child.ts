import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { SiteOptions } from '../../../server/site.ts';

const SCRIPT = fileURLToPath(new URL('serviceProcess.ts', import.meta.url));

export interface Service {
  origin: string;
  child: ChildProcess;
  /** Kills it, so that it has no time to clean up. */
  kill(): Promise<void>;
}

interface Options {
  dist: string;
  dataDir: string;
  smtpUrl: string;
  /** A shell command to run first, such as `ulimit`; then the service replaces the shell. */
  before?: string;
  /** Timeouts for slow callers. */
  timeouts?: SiteOptions['timeouts'];
  /** Flags for Node. */
  flags?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts the product in a child process and waits until it answers. */
export async function startService(options: Options): Promise<Service> {
  const { dist, dataDir, smtpUrl, before, timeouts = {}, flags = [] } = options;
  const env = {
    ...process.env,
    SMTP_URL: smtpUrl,
    MAIL_TO: 'inn@inn.example',
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    ...options.env,
  };
  const command = [process.execPath, ...flags, SCRIPT, dist, JSON.stringify(timeouts)];
  const [program = '', ...words] = before
    ? ['sh', '-c', `${before}; exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const [origin] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => {
      throw new Error('The service ended before it answered.');
    }),
  ]);
  return { origin: String(origin), child, kill };
}
