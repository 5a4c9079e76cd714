import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/mail/support/folders.ts';
import { countOf, lastLines } from './report.ts';

/** Test runners write long, coloured messages to a terminal. */
const LONG_MESSAGE = Array.from(
  { length: 30 },
  (_, line) => `\u001B[31mline ${line}\u001B[39m`,
).join('\n');
const FIRST_LINES = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');

const reported = (json: object) =>
  join(folderWith({ 'report.json': JSON.stringify(json) }), 'report.json');

test('names failed tests in a Vitest report, and files that failed before their tests', () => {
  const failing = {
    name: resolve('src/a.test.ts'),
    status: 'failed',
    assertionResults: [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away', failureMessages: [LONG_MESSAGE] },
    ],
  };
  const broken = {
    name: resolve('src/b.test.ts'),
    status: 'failed',
    message: 'No module “c”',
    assertionResults: [],
  };
  const report = reported({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [failing, broken],
  });
  expect(countOf(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      { name: 'src/a.test.ts › takes away', message: FIRST_LINES },
      { name: 'src/b.test.ts', message: 'No module “c”' },
    ],
    flaky: [],
  });
});

test('names tests that passed only at the second attempt, with the first message', () => {
  const late = { name: 'tests/late.test.ts › opens', message: 'Too late.' };
  const vitest = reported({
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        name: resolve('tests/late.test.ts'),
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'opens', failureMessages: ['Too late.'] },
          { status: 'passed', fullName: 'closes', failureMessages: [] },
        ],
      },
    ],
  });
  expect(countOf(vitest)).toEqual({ passed: 2, failed: 0, failures: [], flaky: [late] });

  const spec = (title: string, ...results: object[]) => ({
    ...{ file: 'late.spec.ts', line: 7, title, ok: true },
    tests: [{ results }],
  });
  const playwright = reported({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [
      {
        specs: [
          spec('opens', { errors: [{ message: 'Too late.' }] }, { errors: [] }),
          spec('closes', { errors: [] }),
        ],
      },
    ],
  });
  expect(countOf(playwright)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: [{ ...late, name: 'tests/late.spec.ts:7 › opens' }],
  });
});

test('names failed tests in a Playwright report, however deeply nested', () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: LONG_MESSAGE }] }] }],
  });
  const report = reported({
    stats: { expected: 1, unexpected: 1 },
    suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
  });
  expect(countOf(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ name: 'tests/a.spec.ts:7 › closes', message: FIRST_LINES }],
    flaky: [],
  });
});

test('names errors from before all Playwright tests', () => {
  const stats = { expected: 0, unexpected: 0 };
  const errors = [{ message: 'Process from config.webServer was not able to start.' }];
  expect(countOf(reported({ stats, suites: [], errors })).failures).toEqual([
    { name: 'before the tests', message: errors[0]?.message },
  ]);
});

test('keeps the end of the output of a command without a report', () => {
  const output = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n\n');
  expect(lastLines(output).split('\n')).toEqual(
    Array.from({ length: 20 }, (_, line) => `line ${line + 10}`),
  );
});

test('counts one failure if nothing was reported', () => {
  expect(countOf('nowhere.json')).toEqual({ passed: 0, failed: 1 });
});
