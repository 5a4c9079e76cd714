import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Visitor {
  socket: Socket;
  /** Everything received so far. */
  text: () => string;
  /** Resolves once the connection is closed. */
  closed: Promise<void>;
}

/** Opens many connections to a server and reads what arrives. The end of the test closes them. */
export function openCrowd(origin: string, count: number): Promise<Visitor[]> {
  const port = Number(new URL(origin).port);
  const visitors = Array.from({ length: count }, async (): Promise<Visitor> => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    // Ignore errors: being cut off is part of these tests.
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await once(socket, 'connect');
    return { socket, text: () => text, closed };
  });
  return Promise.all(visitors);
}

/** Waits for the status of a visitor's response; undefined if the connection closes without one. */
export async function statusFor({ text, closed, socket }: Visitor): Promise<number | undefined> {
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  while (!/^HTTP.*\r\n/.test(text()) && !isClosed) {
    await Promise.race([once(socket, 'data').catch(() => {}), closed]);
  }
  const status = /^HTTP\/1\.1 (\d+)/.exec(text())?.[1];
  return status ? Number(status) : undefined;
}
