import './tests/support/sampleContent.ts';
import { defineConfig } from 'vitest/config';

/** The long tests of the e-mail service: faults, kills and floods of bad input. */
export default defineConfig({
  test: {
    include: ['tests/mail/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
