import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resourceLoop, SERVE_FLAGS } from './support/resourceLoop.ts';
import { hasProc } from './support/resources.ts';

test.runIf(hasProc)('2,000 requests leave no file open, and fit into 200 MB', () =>
  resourceLoop(2_000),
);

test('under systemd the limits are those of npm run serve', () => {
  const unit = readFileSync(new URL('../../deploy/copperpod-inn.service', import.meta.url), 'utf8');
  expect(SERVE_FLAGS).toHaveLength(2);
  expect(unit).toMatch(new RegExp(`^ExecStart=.*/node .*${SERVE_FLAGS.join(' ')} `, 'm'));
});
