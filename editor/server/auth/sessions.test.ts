import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { createSession, findSession, SESSION_SECONDS } from './sessions.ts';
import { openAuthStore } from './store.ts';

const ASHA = 'asha@example.org';

test('a full or closed disk does not lock an owner out, and sessions still expire', () => {
  let now = Date.now();
  const clock = { now: () => now, elapsed: () => now };
  const store = openAuthStore(temporaryFolder(), () => [ASHA], clock);
  onTestFinished(() => store.database.close());
  const secret = createSession(store, ASHA, 'Firefox');
  // Refuse every write, like a full disk.
  store.database.exec('PRAGMA query_only = ON');
  now += 120_000;
  expect(findSession(store, secret)).toMatchObject({ address: ASHA });
  now += SESSION_SECONDS * 1000;
  expect(findSession(store, secret)).toBeUndefined();
});
