import { connect } from 'node:net';

export interface RawAnswer {
  /** Undefined when the connection was closed without an answer. */
  status: number | undefined;
  text: string;
}

/** Sends bytes as they are, half-open until the server closes, and reads what comes back. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset after the answer is as good an end as any.
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      resolve({ status: status ? Number(status) : undefined, text });
    });
  });
}
