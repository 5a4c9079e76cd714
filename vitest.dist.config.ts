import { defineConfig } from 'vitest/config';

/** Checks of the built files; `npm test` builds them before. */
export default defineConfig({
  test: {
    // For its HTML parser.
    environment: 'jsdom',
    include: ['tests/dist/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
