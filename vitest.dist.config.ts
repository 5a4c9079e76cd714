import { defineConfig } from 'vitest/config';

/** Tests of built files, and of what builds from changed content. */
export default defineConfig({
  test: {
    include: ['tests/dist/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
