import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../tests/support/freePorts.ts';

test('ports in use are skipped', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await freePorts(port, 3)).toBeGreaterThan(port);
  // Two ports below, the range would include the port itself.
  expect(await freePorts(port - 2, 3)).toBeGreaterThan(port);
});
