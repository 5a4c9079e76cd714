import { test } from 'vitest';
import { resourceLoop } from '../support/resourceLoop.ts';
import { hasProc } from '../support/resources.ts';

test.runIf(hasProc)('50,000 requests leave no file open, and fit into 200 MB', () =>
  resourceLoop(50_000),
);
