import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../tests/mail/support/folders.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

interface Job {
  steps: { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }[];
}

const FIRST = `units │ ✗ a test of mail
✗ Units: 3 passed, 1 failed
  ✗ src/a.test.ts › adds
      AssertionError: expected 1 to be 2
        at src/a.test.ts:3
✓ Types: 1 passed, 0 failed

4 passed, 1 failed`;
const SECOND = '✓ Journeys: 5 passed, 0 failed\n\n5 passed, 0 failed';

test('.ci/run tells what failed, and why, after both runs', () => {
  const npm = `#!/bin/sh\nif [ "$*" = test ]; then cat <<'END'\n${FIRST}\nEND\nexit 1\nfi\ncat <<'END'\n${SECOND}\nEND\n`;
  const root = folderWith({ 'bin/npm': npm, 'bin/caddy': '#!/bin/sh\n', '.ci/run': '' });
  for (const program of ['bin/npm', 'bin/caddy']) chmodSync(join(root, program), 0o755);
  cpSync(join(PROJECT, '.ci/run'), join(root, '.ci/run'));
  const { status, stdout } = spawnSync('bash', [join(root, '.ci/run')], {
    encoding: 'utf8',
    env: { PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) },
  });
  expect(status).toBe(1);
  expect(stdout.slice(stdout.indexOf(SECOND) + SECOND.length).trim()).toBe(
    `${FIRST.split('\n').slice(1, 5).join('\n')}\n\n9 passed, 1 failed`,
  );
});

test('CI uploads what failed tests left, though its folder is hidden', () => {
  const workflow = readFileSync(join(PROJECT, '.github/workflows/ci.yml'), 'utf8');
  const jobs = Object.values<Job>(parse(workflow).jobs);
  const tested = jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes('.ci/run')));
  expect(tested).not.toEqual([]);
  for (const { steps } of tested) {
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload).toMatchObject({
      if: 'failure()',
      with: {
        path: expect.stringContaining('.test/results'),
        'include-hidden-files': true,
        'if-no-files-found': expect.stringMatching(/^(?:warn|error)$/),
      },
    });
  }
  const playwright = readFileSync(join(PROJECT, 'playwright.config.ts'), 'utf8');
  expect(playwright).toMatch(/outputDir: .\.test\/results\//);
});
