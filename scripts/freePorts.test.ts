import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../tests/support/freePorts.ts';
import { listenLocally } from '../tests/support/listenLocally.ts';

test('ports in use are skipped', async () => {
  const taken = createServer();
  onTestFinished(() => void taken.close());
  const port = await listenLocally(taken);
  expect(await freePorts(port, 3)).toBeGreaterThan(port);
  // Two ports below, the range would include the port itself.
  expect(await freePorts(port - 2, 3)).toBeGreaterThan(port);
});
