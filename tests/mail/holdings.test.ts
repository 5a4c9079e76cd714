import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellsHoldings } from './support/holdings.ts';
import { holdingsLoop, SERVE_FLAGS } from './support/holdingsLoop.ts';

test.runIf(tellsHoldings)('2,000 requests leave no file open, and fit into 200 MB', () =>
  holdingsLoop(2_000),
);

test('under systemd the limits are those of npm run serve', () => {
  const unit = readFileSync(new URL('../../deploy/copperpod-inn.service', import.meta.url), 'utf8');
  expect(SERVE_FLAGS).toHaveLength(2);
  expect(unit).toMatch(new RegExp(`^ExecStart=.*/node .*${SERVE_FLAGS.join(' ')} `, 'm'));
});
