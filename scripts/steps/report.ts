import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed. */
export interface Failure {
  /** Its file and title. */
  name: string;
  /** Its message, at most `MESSAGE_LINES` lines without colours. */
  message?: string;
}

/** How the tests of a step ended. */
export interface Count {
  passed: number;
  failed: number;
  failures?: readonly Failure[];
  /** Tests that passed only at the second attempt, with the message of the first. */
  flaky?: readonly Failure[];
}

/** Lines of a message to print: enough for an assertion with its diff and its source line. */
const MESSAGE_LINES = 20;

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: readonly {
    status: string;
    fullName: string;
    failureMessages?: readonly string[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSpec {
  file: string;
  line: number;
  title: string;
  ok: boolean;
  /** One for each Playwright project, with a result for each attempt. */
  tests?: readonly { results: readonly { errors: readonly PlaywrightError[] }[] }[];
}

interface PlaywrightSuite {
  specs?: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
}

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** The end of a command's output, where most programs report their error. */
export const lastLines = (output: string) => linesOf(output).slice(-MESSAGE_LINES).join('\n');

function failure(name: string, messages: readonly (string | undefined)[] = []): Failure {
  const message = linesOf(messages.join('\n')).slice(0, MESSAGE_LINES).join('\n');
  return message ? { name, message } : { name };
}

const vitestFailures = (file: string, tests: VitestFile['assertionResults']) =>
  tests.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages));

/** A file can fail without a failed test, for example in its set-up. */
function failedIn({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const file = relative('', name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [failure(file, [message])] : [];
  return vitestFailures(file, tests);
}

/** For a test that passes at the second attempt, Vitest keeps the messages of the first. */
const flakyIn = ({ name, assertionResults }: VitestFile): Failure[] =>
  vitestFailures(
    relative('', name),
    assertionResults.filter((test) => test.status === 'passed' && test.failureMessages?.length),
  );

const specsUnder = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsUnder),
];

function specFailure({ file, line, title, tests = [] }: PlaywrightSpec, attempt: number): Failure {
  const errors = tests.flatMap(({ results }) => results.at(attempt)?.errors ?? []);
  const messages = errors.map(({ message }) => message);
  return failure(`tests/${file}:${line} › ${title}`, messages);
}

/**
 * Counts the tests of a JSON report, Vitest's or Playwright's.
 * @returns one failure if there is no report: the program crashed before writing it.
 */
export function countOf(report: string): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('stats' in json) {
    const { expected, unexpected } = json.stats;
    // Errors outside of tests, such as a server that does not start.
    const errors = (json.errors ?? []) as PlaywrightError[];
    const before = errors.map(({ message }) => failure('before the tests', [message]));
    const specs = specsUnder(json);
    const failed = specs.filter(({ ok }) => !ok).map((spec) => specFailure(spec, -1));
    const flaky = specs
      .filter(({ ok, tests = [] }) => ok && tests.some(({ results }) => results.length > 1))
      .map((spec) => specFailure(spec, 0));
    const passed = expected + (json.stats.flaky ?? 0);
    return { passed, failed: unexpected, failures: [...before, ...failed], flaky };
  }
  const files = json.testResults as VitestFile[];
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    failures: files.flatMap(failedIn),
    flaky: files.flatMap(flakyIn),
  };
}
