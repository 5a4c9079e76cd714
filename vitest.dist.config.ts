import './tests/support/sampleContent.ts';
import { defineConfig } from 'vitest/config';

/** Checks of the built files, which `npm test` builds before, and of what changed content builds. */
export default defineConfig({
  test: {
    // For its HTML parser.
    environment: 'jsdom',
    include: ['tests/dist/**/*.test.ts'],
    globalSetup: 'tests/dist/support/largerInn.ts',
    testTimeout: 120_000,
  },
});
