import './tests/support/sampleContent.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { INBOX_PORT, PRODUCT, PRODUCT_PORT, STATIC, TEST_DATA } from './tests/support/places.ts';
import { launchOf } from './tests/support/typefaces.ts';

// A folder for each kind of run: Playwright empties it, and must not delete another run's.
const run = process.env['BROWSER_RUN'] ?? 'browser';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than there are cores: a test waits for its page a third of the time.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  // Long, so that a busy machine does not fail what a free one passes.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.test/${run}.json` }]],
  outputDir: `.test/results/${run}`,
  use: {
    baseURL: STATIC,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // A cached copy would answer in place of the server. tests/site/offline.spec.ts allows workers.
    serviceWorkers: 'block',
    launchOptions: launchOf(),
  },
  webServer: [
    {
      command: 'node tests/support/staticHost.ts',
      url: STATIC,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node tests/support/productHost.ts',
      url: `${PRODUCT}/healthz`,
      env: {
        PORT: String(PRODUCT_PORT),
        INBOX_PORT: String(INBOX_PORT),
        DATA_DIR: `${TEST_DATA}/product`,
        RATE_LIMIT: '0',
      },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
});
