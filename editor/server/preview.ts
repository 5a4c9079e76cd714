import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '../../lib/durations.ts';
import { withoutSecrets } from '../../lib/settings.ts';
import { startNode } from '../../lib/startNode.ts';
import { astroIn } from '../../releases/store.ts';

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Milliseconds that the preview may take to start, on a busy machine too. */
const START_TIMEOUT = 2 * MINUTE;
/** Milliseconds between two attempts to connect. */
const POLL_INTERVAL = 100;

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export interface Preview {
  /** Empty once the process has ended. */
  origin(): string;
  close(): Promise<void>;
}

/**
 * Starts Astro's development server for the preview, on a port of its own: on the same one, every save
 * would reload the editor.
 * @param editors origins of the editor: the preview's pages accept messages only from these
 */
export async function startPreview(
  root: string,
  content: string,
  editors: readonly string[] = [],
): Promise<Preview> {
  const port = await freePort();
  const flags = ['dev', '--port', String(port), '--host', '127.0.0.1', '--ignore-lock'];
  const child = startNode([astroIn(root), ...flags], {
    cwd: root,
    env: {
      ...withoutSecrets(process.env),
      CONTENT_DIR: content,
      ASTRO_DEV_BACKGROUND: '0',
      // The editor's own build sets `production`, with which the preview would show no photographs.
      NODE_ENV: 'development',
      EDITOR_PREVIEW: editors.join(','),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('error', (error) => console.error(`The preview: ${error.message}`));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  // Wait until it listens, since an iframe that loads too early keeps the browser's error page.
  const last = Date.now() + START_TIMEOUT;
  while (!hasEnded() && Date.now() < last && !(await answers(port))) await sleep(POLL_INTERVAL);
  return {
    origin: () => (hasEnded() ? '' : `http://127.0.0.1:${port}`),
    close: async () => {
      if (hasEnded()) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
