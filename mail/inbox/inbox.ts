import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../lib/errors.ts';

type Report = { smtpPort: number; webPort: number } | { error: string };

export interface Inbox {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** The web page that shows what arrived. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts the embedded inbox: a real SMTP server on loopback, with a web page.
 * @param port the web page's port; 0 picks a free one
 */
export async function startInbox(port: number, dataDir: string): Promise<Inbox> {
  const folder = join(dataDir, 'inbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const script = fileURLToPath(new URL('inboxProcess.ts', import.meta.url));
  const child = fork(script, [String(port), realpathSync(folder)], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const report = await Promise.race([
    once(child, 'message').then(([message]) => message as Report),
    exited.then((): Report => ({ error: 'it ended' })),
  ]);
  if ('error' in report) {
    child.kill();
    throw new OperatorError(
      report.error === 'EADDRINUSE'
        ? `INBOX_PORT ${port} is in use: stop the other program, or set another INBOX_PORT.`
        : `The embedded inbox did not start (${report.error}): set INBOX_PORT, or SMTP_URL for real mail.`,
    );
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${report.smtpPort}`,
    origin: `http://127.0.0.1:${report.webPort}`,
    close: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
