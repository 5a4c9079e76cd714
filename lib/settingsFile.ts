import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Env } from './settings.ts';

/** What a settings file says; nothing if there is none. */
function readSettingsFile(file: string): Env {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The environment without what it has from a settings file, for a process that reads the file itself.
 * @param file the project's `.env`
 */
export function withoutSettingsFile(file: string, env: Env): Env {
  const said = readSettingsFile(file);
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => said[name] !== value));
}
