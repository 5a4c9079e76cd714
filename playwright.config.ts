import './tests/support/sampleContent.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { INBOX_PORT, PRODUCT, PRODUCT_PORT, STATIC, TEST_DATA } from './tests/support/places.ts';
import { launchOf } from './tests/support/typefaces.ts';

// Of its own for each kind of run: Playwright empties the folder, and one must not take the other's.
const run = process.env['BROWSER_RUN'] ?? 'browser';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than there are cores: a test waits for its page a third of the time.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  // Long, for a busy machine must not fail what a free one passes.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.test/${run}.json` }]],
  outputDir: `.test/results/${run}`,
  use: {
    baseURL: STATIC,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // A kept copy would answer where tests look at what the server answers; tests/site/offline.spec.ts lets it in.
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
