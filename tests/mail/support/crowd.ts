import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Visitor {
  socket: Socket;
  /** The status lines received until now, and whether the server closed. */
  text: () => string;
  closed: Promise<void>;
}

/** Connections to a server by the hundred, each reading what comes; gone with the test. */
export function openCrowd(origin: string, count: number): Promise<Visitor[]> {
  const port = Number(new URL(origin).port);
  const visitors = Array.from({ length: count }, async (): Promise<Visitor> => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    // Being cut off is part of these tests.
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await once(socket, 'connect');
    return { socket, text: () => text, closed };
  });
  return Promise.all(visitors);
}

/** A visitor's answer, once its first line is there; undefined when it is cut off without one. */
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
