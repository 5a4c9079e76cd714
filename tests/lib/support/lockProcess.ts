/**
 * The program of a child process that uses a lock. `hold FILE` prints "held" and holds the lock until its
 * input ends; `try FILE` exits with 1 if it is taken; `count FILE TURNS` adds one to a counter beside the
 * file, that many times.
 */
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { lock, tryLock, withLock } from '../../../lib/lock.ts';

const [task = '', file = '', turns = '0'] = process.argv.slice(2);

/** Adds one to the counter. Fails if another process is doing so, since its token is there. */
async function count(): Promise<void> {
  closeSync(openSync(`${file}.token`, 'wx'));
  const before = Number(readFileSync(`${file}.counter`, 'utf8'));
  await setImmediate();
  writeFileSync(`${file}.counter`, String(before + 1));
  rmSync(`${file}.token`);
}

if (task === 'hold') {
  const unlock = await lock(file);
  console.log('held');
  process.stdin.on('end', unlock).resume();
} else if (task === 'try') {
  process.exitCode = tryLock(file) ? 0 : 1;
} else {
  for (let turn = 0; turn < Number(turns); turn++) {
    await withLock(file, count, { pollMs: 1 });
    // Lets another process have the next turn.
    await setImmediate();
  }
}
