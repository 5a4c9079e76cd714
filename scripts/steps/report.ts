import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How the tests of a step ended. */
export interface Count {
  passed: number;
  failed: number;
  /** The tests that failed, each with its file. */
  names?: readonly string[];
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: readonly { status: string; fullName: string }[];
}

interface PlaywrightSuite {
  specs?: readonly { file: string; line: number; title: string; ok: boolean }[];
  suites?: readonly PlaywrightSuite[];
}

/** A file can fail without one of its tests: where its set-up does. */
function failedIn({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative('', name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [file] : [];
  return tests.map(({ fullName }) => `${file} › ${fullName}`);
}

const failedUnder = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `tests/${file}:${line} › ${title}`),
  ...suites.flatMap(failedUnder),
];

/**
 * Counts the tests of a JSON report, Vitest's or Playwright's.
 * @returns one failure where there is no report: whatever should have written it broke off.
 */
export function countOf(report: string): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('stats' in json) {
    const { expected, unexpected } = json.stats;
    return { passed: expected, failed: unexpected, names: failedUnder(json) };
  }
  const names = (json.testResults as VitestFile[]).flatMap(failedIn);
  return { passed: json.numPassedTests, failed: json.numFailedTests, names };
}
