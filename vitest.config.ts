import './tests/support/sampleContent.ts';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const UNITS =
  '{src,lib,build,releases,commands,server,mail,editor,scripts,deploy}/**/*.test.{ts,tsx}';
/** What may affect other test files in the same process: a page, replaced modules, functions or time. */
const GLOBAL_CHANGE =
  /@vitest-environment jsdom|\bvi\.(?:mock|resetModules|spyOn|stub|useFakeTimers|setSystemTime)/;
const isolated = globSync(UNITS).filter((file) => GLOBAL_CHANGE.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    projects: [
      {
        // These share processes, which saves a quarter of the time: each loads many of the same modules.
        test: {
          name: 'units',
          include: [UNITS],
          exclude: isolated,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'units-isolated',
          include: isolated,
          setupFiles: ['tests/support/patientQueries.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // The built files, and builds of changed content.
        test: {
          name: 'dist',
          // For its HTML parser.
          environment: 'jsdom',
          // Test files share the parsed pages, which none of them changes.
          isolate: false,
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: ['tests/dist/support/staticBuild.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The e-mail service as a whole: faults, kills and floods of bad input.
        test: {
          name: 'mail',
          include: ['tests/mail/**/*.test.ts'],
          exclude: ['tests/mail/long/**'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same over thousands of enquiries, one test file at a time.
        test: {
          name: 'mail-long',
          include: ['tests/mail/long/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The lock over thousands of turns, and while its holder is stopped for minutes.
        test: {
          name: 'lib-long',
          include: ['tests/lib/long/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        // The editor, killed at any moment of 200 saves, and published to the server that runs.
        test: {
          name: 'editor-long',
          include: ['tests/editor/long/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The journeys in three browser engines, one test file at a time. A failed test gets a second
        // attempt, as in scripts/steps/list.ts.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          fileParallelism: false,
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
