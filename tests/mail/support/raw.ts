import { connect } from 'node:net';

export interface RawAnswer {
  /** Undefined when the connection was closed without an answer. */
  status: number | undefined;
  text: string;
}

/** Sends raw bytes, leaves the connection open until the server closes it, and returns the response. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    // Ignore errors: the server may reset the connection after its response.
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      resolve({ status: status ? Number(status) : undefined, text });
    });
  });
}
