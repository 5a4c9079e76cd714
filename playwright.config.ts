import './tests/support/sampleContent.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { INBOX_PORT, PRODUCT, PRODUCT_PORT, STATIC, TEST_DATA } from './tests/support/places.ts';
import { launchOf } from './tests/support/typefaces.ts';

// Playwright empties its folder before a run, so each kind of run has its own.
const run = process.env['BROWSER_RUN'] ?? 'browser';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than there are cores: tests spend a third of their time waiting for pages.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  // Generous, so that tests also pass on a busy machine.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.test/${run}.json` }]],
  outputDir: `.test/results/${run}`,
  use: {
    baseURL: STATIC,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // A service worker would answer instead of the server. tests/site/offline.spec.ts allows them.
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
