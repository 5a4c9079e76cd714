import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../lib/durations.ts';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { soon } from '../../tests/support/soon.ts';
import { Alert } from './alert.ts';
import type { HealthProblem } from './health.ts';

const WAITING: HealthProblem = { kind: 'waiting', sentence: '2 enquiries wait.' };
const DAMAGED: HealthProblem = { kind: 'damaged', sentence: 'The outbox was damaged.' };
const GIVEN_UP: HealthProblem = { kind: 'given-up', sentence: '1 enquiry was given up on.' };

function open(command: string | undefined, timeLimit?: number) {
  const clock = movedClock();
  const lines: string[] = [];
  const log = (event: string, details = {}) => lines.push(`${event} ${JSON.stringify(details)}`);
  const alert = new Alert({
    ...{ command, dataDir: temporaryFolder(), clock, log, timeLimit },
    ...{ reachable: () => [], mail: async () => {} },
  });
  onTestFinished(() => alert.close());
  /** Two checks, a minute apart, as in the service. */
  const look = (...problems: HealthProblem[]) => {
    alert.consider(problems);
    alert.consider(problems);
  };
  return { clock, lines, alert, look };
}

/** A command that writes its last argument into a file, and what it has written so far. */
function noted() {
  const file = join(temporaryFolder(), 'noted');
  const texts = () => (existsSync(file) ? readFileSync(file, 'utf8').split('|').slice(0, -1) : []);
  return { command: `printf '%s|' >> '${file}'`, texts };
}

test('the alert lists everything serious', async () => {
  const { command, texts } = noted();
  const { look } = open(command);
  look(DAMAGED, GIVEN_UP, { kind: 'mail-server', sentence: 'It cannot be used.' });
  await soon(() => expect(texts()).toEqual([`${DAMAGED.sentence}\n${GIVEN_UP.sentence}`]));
});

test('a new problem does not wait for the pause of another one', async () => {
  const { command, texts } = noted();
  const { look, lines, clock } = open(command);
  look(DAMAGED);
  await soon(() => expect(lines).toHaveLength(1));
  clock.pass(MINUTE);
  look(DAMAGED, WAITING);
  await soon(() => expect(lines).toHaveLength(2));
  look(DAMAGED, WAITING);
  clock.pass(HOUR);
  look(DAMAGED);
  clock.pass(23 * HOUR);
  look(DAMAGED);
  await soon(() => expect(lines).toHaveLength(3));
  expect(texts()).toEqual([
    DAMAGED.sentence,
    `${DAMAGED.sentence}\n${WAITING.sentence}`,
    DAMAGED.sentence,
  ]);
});

test('an alert that reaches nobody is logged, and retried after ten minutes', async () => {
  const { look, lines, clock } = open('exit 3;');
  look(GIVEN_UP);
  await soon(() => expect(lines).toEqual(['ALERT_COMMAND failed {"reason":"exit 3"}']));
  clock.pass(9 * MINUTE);
  look(GIVEN_UP);
  clock.pass(MINUTE);
  look(GIVEN_UP);
  await soon(() => expect(lines).toHaveLength(2));
});

test('a command that cannot even be started is logged like any other failure', async () => {
  // As when there is not enough memory for a process, spawn() throws.
  const { look, lines, clock } = open('true\0');
  look(GIVEN_UP);
  const failed = 'ALERT_COMMAND failed {"reason":"ERR_INVALID_ARG_VALUE"}';
  await soon(() => expect(lines).toEqual([failed]));
  clock.pass(10 * MINUTE);
  await soon(() => {
    look(GIVEN_UP);
    expect(lines).toEqual([failed, failed]);
  });
});

test('a command that takes too long is killed, with its children', async () => {
  const { look, lines } = open('sleep 600 | sleep 600; true', 100);
  look(WAITING);
  await soon(() => expect(lines).toEqual(['ALERT_COMMAND failed {"reason":"took too long"}']));
});

test('a command that has ended is not killed again: its PID may be another’s by then', async () => {
  const { look, lines, alert } = open('sleep 60;', 50);
  look(WAITING);
  await soon(() => expect(lines).toHaveLength(1));
  const kill = vi.spyOn(process, 'kill');
  onTestFinished(() => kill.mockRestore());
  await alert.close();
  expect(kill).not.toHaveBeenCalled();
});

test('for enquiries given up on, the owner is alerted once a day', async () => {
  const { look, lines, clock } = open('true');
  look(GIVEN_UP);
  await soon(() => expect(lines).toHaveLength(1));
  clock.pass(23 * HOUR);
  look(GIVEN_UP);
  clock.pass(HOUR);
  look(GIVEN_UP);
  await soon(() => expect(lines).toHaveLength(2));
});

test('setting the clock far back does not silence the alert', async () => {
  const { look, lines, clock } = open('true');
  look(WAITING);
  await soon(() => expect(lines).toHaveLength(1));
  clock.set(-300 * HOUR);
  look(WAITING);
  await soon(() => expect(lines).toHaveLength(2));
});

test('an unusable server alone alerts nobody yet; without a command nothing does', async () => {
  const { look, lines, alert } = open('true');
  look({ kind: 'mail-server', sentence: 'It cannot be used.' });
  await alert.close();
  const without = open(undefined);
  without.look(WAITING);
  await without.alert.close();
  expect([lines, without.lines]).toEqual([[], []]);
});
