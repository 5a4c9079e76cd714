import { expect } from 'vitest';
import { COMMANDS } from '../../../commands/commands.mjs';
import { soon } from '../../support/soon.ts';
import { startService } from './child.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './folders.ts';
import { openLedger } from './ledger.ts';
import { sendMany } from './requests.ts';
import { openFiles, peakMemory } from './resources.ts';

/** The limits that `npm run serve` gives Node. */
export const SERVE_FLAGS: readonly string[] = (COMMANDS.serve.flags ?? []).filter((flag) =>
  flag.startsWith('--max-'),
);
/** Megabytes that the smallest server for rent can spare. */
const MEMORY = 200;

/** Sends `count` requests of all kinds, and checks the service's peak memory and its open files. */
export async function resourceLoop(count: number): Promise<void> {
  const ledger = await openLedger(5);
  const service = await startService({
    // Large enough to be streamed, unlike the pictures of a build.
    dist: folderWith({ ...SITE_FILES, 'large.jpg': Buffer.alloc(300_000, 'photograph') }),
    dataDir: temporaryFolder(),
    smtpUrl: ledger.url,
    flags: SERVE_FLAGS,
  });
  const { pid } = service.child;
  await sendMany(service.origin, 200);
  await soon(() => expect(ledger.accounts.size).toBe(20));
  const before = openFiles(pid);
  const statuses = await sendMany(service.origin, count);
  const peak = peakMemory(pid);
  // Files that are still open belong to deliveries, four of which run at once.
  await soon(() => expect(openFiles(pid)).toBeLessThan(before + 10));
  const counts = [...statuses].sort().map(([status, times]) => `${times} × ${status}`);
  console.log(
    `Requests: ${counts.join(', ')}; ${peak.toFixed(0)} MB at most, ` +
      `${openFiles(pid)} files open (${before} before).`,
  );
  expect([...statuses.keys()].sort()).toEqual([200, 206, 304, 308, 404]);
  expect(peak).toBeLessThan(MEMORY);
  await service.kill();
  await ledger.close();
}
