import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/**
 * The first of `count` consecutive free ports on loopback.
 * @throws if the next hundred ports have none
 */
export async function freePorts(from: number, count: number): Promise<number> {
  for (let first = from; first < from + 100; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (!free.includes(false)) return first;
  }
  throw new Error(`No ${count} free ports from ${from} on: set TEST_PORT to where there are some.`);
}
