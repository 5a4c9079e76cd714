import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSession, findSession, SESSION_SECONDS } from './sessions.ts';
import { openAuthStore } from './store.ts';

const ASHA = 'asha@example.org';

test('a full or closed disk does not lock an owner out, and sessions still expire', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  let now = Date.now();
  const store = openAuthStore(folder, () => [ASHA], { now: () => now, elapsed: () => now });
  onTestFinished(() => {
    store.database.close();
    rmSync(folder, { recursive: true });
  });
  const secret = createSession(store, ASHA, 'Firefox');
  // Refuse every write, like a full disk.
  store.database.exec('PRAGMA query_only = ON');
  now += 120_000;
  expect(findSession(store, secret)).toMatchObject({ address: ASHA });
  now += SESSION_SECONDS * 1000;
  expect(findSession(store, secret)).toBeUndefined();
});
