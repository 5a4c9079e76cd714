import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from '../lib/errors.ts';
import { SETTING_NAMES } from '../lib/settings.ts';
import { nearest, quoted } from '../src/content/diagnostics/diagnostic.ts';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

/**
 * Finds probably misspelt names in a settings file.
 * @param file the text of an `.env`
 * @returns a sentence for each, with the fix and without its value, which may be secret
 */
export function misspeltNames(file: string): string[] {
  return Object.keys(parseEnv(file)).flatMap((name) => {
    const meant = SETTING_NAMES.includes(name) ? undefined : nearest(name, SETTING_NAMES, 2);
    return meant ? [`.env sets ${quoted(name)}, which nothing reads: did you mean ${meant}?`] : [];
  });
}

/** Warns of misspelt names in the project's `.env`. */
export function warnAboutNames(): void {
  let file = '';
  try {
    file = readFileSync(join(root, '.env'), 'utf8');
  } catch {
    // No .env: all settings are in the environment.
  }
  for (const warning of misspeltNames(file)) console.error(warning);
}

/**
 * Runs a program until SIGTERM or Ctrl+C; a second signal exits at once. Warns of misspelt settings;
 * OperatorErrors are shown in one line.
 * @param start returns a function that stops the program
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  warnAboutNames();
  try {
    const close = await start();
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        void close().then(() => process.exit(0));
      });
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
