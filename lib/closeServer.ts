import { once } from 'node:events';
import type { Server } from 'node:http';

/** Milliseconds for open responses: below the 30 s after which systemd kills (deploy/*.service). */
const GRACE = 10_000;

/** Stops accepting connections, and waits until open responses are finished; cuts them after a while. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections become idle only after their response: close those too.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
