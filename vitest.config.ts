import './tests/support/sampleContent.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build,mail-service,server,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
