import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../tests/mail/support/folders.ts';
import { stepsFor } from './steps/list.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

interface Job {
  strategy: { matrix: { include: { name: string; steps: string; shard?: string }[] } };
  steps: { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }[];
}

const workflow = readFileSync(join(PROJECT, '.github/workflows/ci.yml'), 'utf8');
const job: Job = parse(workflow).jobs.test;
const matrix = job.strategy.matrix.include;

/** Runs .ci/run with an npm that prints this. */
function runWith(printed: string, code: number, ...steps: string[]) {
  const npm = `#!/bin/sh\necho "npm $*"\ncat <<'END'\n${printed}\nEND\nexit ${code}\n`;
  // Present, so that nothing is installed.
  const present = ['bin/caddy', 'bin/shellcheck', 'bin/systemd-analyze'];
  const empty = Object.fromEntries(present.map((program) => [program, '#!/bin/sh\n']));
  const root = folderWith({ 'bin/npm': npm, ...empty, '.ci/run': '' });
  for (const program of ['bin/npm', ...present]) chmodSync(join(root, program), 0o755);
  cpSync(join(PROJECT, '.ci/run'), join(root, '.ci/run'));
  const { status, stdout } = spawnSync('bash', [join(root, '.ci/run'), ...steps], {
    encoding: 'utf8',
    env: { PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter) },
  });
  return { status, lines: stdout.trim().split('\n') };
}

test('.ci/run runs the named steps, and ends as the tests do', () => {
  const { status, lines } = runWith('4 passed, 1 failed', 1, 'units', 'mail');
  expect(status).toBe(1);
  expect(lines).toEqual(['npm test -- all units mail', '4 passed, 1 failed']);
});

test('.ci/run counts a run that crashed as a failure', () => {
  const { status, lines } = runWith('npm ci failed', 1);
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});

test('the CI jobs together run everything that .ci/run runs', () => {
  const wanted = stepsFor(['all']).steps.map(({ name }) => name);
  const steps = matrix.flatMap((job) => job.steps.split(' '));
  expect([...new Set(steps)].sort()).toEqual([...wanted].sort());
  const shards = matrix.flatMap(({ shard }) => shard ?? []);
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  const browser = matrix.filter((job) => job.steps.split(' ').includes('browser'));
  expect(browser.map(({ shard }) => shard)).toEqual(shards);
});

test('CI uploads the results of failed tests from their hidden folder', () => {
  const upload = job.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(upload).toMatchObject({
    if: 'failure()',
    with: {
      path: expect.stringContaining('.test/results'),
      'include-hidden-files': true,
      'if-no-files-found': expect.stringMatching(/^(?:warn|error)$/),
    },
  });
  const playwright = readFileSync(join(PROJECT, 'playwright.config.ts'), 'utf8');
  expect(playwright).toMatch(/outputDir: .\.test\/results\//);
});
