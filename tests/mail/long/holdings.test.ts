import { test } from 'vitest';
import { tellsHoldings } from '../support/holdings.ts';
import { holdingsLoop } from '../support/holdingsLoop.ts';

test.runIf(tellsHoldings)('50,000 requests leave no file open, and fit into 200 MB', () =>
  holdingsLoop(50_000),
);
