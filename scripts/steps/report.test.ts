import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { countOf } from './report.ts';

function reported(json: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

test('names what failed in a report of Vitest, and a file that failed before its tests', () => {
  const failing = {
    name: resolve('src/a.test.ts'),
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away' },
    ],
  };
  const broken = { name: resolve('src/b.test.ts'), status: 'failed', assertionResults: [] };
  const report = reported({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [failing, broken],
  });
  expect(countOf(report)).toEqual({
    passed: 1,
    failed: 1,
    names: ['src/a.test.ts › takes away', 'src/b.test.ts'],
  });
});

test('names what failed in a report of Playwright, however deep', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'a.spec.ts', line: 7, title, ok });
  const report = reported({
    stats: { expected: 1, unexpected: 1 },
    suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
  });
  expect(countOf(report)).toEqual({
    passed: 1,
    failed: 1,
    names: ['tests/a.spec.ts:7 › closes'],
  });
});

test('counts one failure where nothing was reported', () => {
  expect(countOf('nowhere.json')).toEqual({ passed: 0, failed: 1 });
});
