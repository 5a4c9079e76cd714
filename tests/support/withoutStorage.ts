import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** Chromium's own number for "blocked" in a profile's content settings. */
const BLOCKED = 2;

/**
 * A browser whose guest has blocked cookies ("Sites can't save data on your device"): reading
 * `localStorage` throws there, as `sessionStorage`, `caches` and service workers do when used.
 * Only a profile on disk can say so.
 */
export async function openWithoutStorage(
  options: LaunchOptions & { baseURL?: string },
): Promise<BrowserContext & AsyncDisposable> {
  const profile = mkdtempSync(join(tmpdir(), 'copperpod-inn-profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: BLOCKED } } }),
  );
  const context = await chromium.launchPersistentContext(profile, options);
  return Object.assign(context, {
    [Symbol.asyncDispose]: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  });
}
