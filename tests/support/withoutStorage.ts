import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

/** Chromium's value for "blocked" in a profile's content settings. */
const BLOCKED = 2;

/**
 * Opens a browser with cookies blocked ("Sites can't save data on your device"): reading
 * `localStorage` throws, and so does using `sessionStorage`, `caches` and service workers. Only a
 * profile on disk can set this.
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
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // The headless shell does not read a profile's settings.
    executablePath: findBrowser(),
  });
  return Object.assign(context, {
    [Symbol.asyncDispose]: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  });
}
