import './tests/support/sampleContent.ts';
import { defineConfig } from 'vitest/config';

/** The journeys in three engines, one browser at a time. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
