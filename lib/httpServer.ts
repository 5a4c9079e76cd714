import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from './errors.ts';

/** Milliseconds to finish open responses: below the 30 s after which systemd kills (deploy/*.service). */
const GRACE = 10_000;

/**
 * Starts listening.
 * @param setting the name of the port's setting
 * @throws OperatorError if the port is taken or not allowed, or there is no such host
 */
export async function listen(
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<AddressInfo> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new OperatorError(
        `${setting} ${port} is in use: stop the other program, or set another ${setting}.`,
      );
    }
    if (code === 'EACCES')
      throw new OperatorError(`${setting} ${port} is not allowed: set one above 1023.`);
    throw new OperatorError(`HOST ${host} cannot be listened on (${code}): try 127.0.0.1.`);
  }
  return server.address() as AddressInfo;
}

/** Stops accepting connections and waits for open responses; cuts those that take too long. */
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
