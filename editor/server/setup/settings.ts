import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { writeFileAtomic } from '../../../lib/files.ts';
import { withLock } from '../../../lib/lock.ts';
import { type Log, logToStderr } from '../../../lib/log.ts';
import { type Env, withoutSettingsFile } from '../../../lib/settings.ts';
import { setupWords } from '../../setupWords.ts';
import { HttpError } from '../http/httpError.ts';
import { changeSettings, type SettingChanges, UnfitText } from './settingsText.ts';

/** Readable by its owner alone: it holds the mailbox's password. */
const MODE = 0o600;
const LOCK_TIMEOUT = 10_000;
/** Error codes of a file or folder that belongs to another user. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS'];
/** An HMAC key, new at each start. With a plain hash, whoever reads the page could guess the password. */
const key = randomBytes(32);

export interface SettingsPlaces {
  /** The settings file, which need not exist. */
  file: string;
  /** Its lock, outside of folders that are published. */
  lock: string;
  /** The process's environment, in which Node has put the file's settings at the start. */
  environment: Env;
  log?: Log;
}

/**
 * @param root the project's folder, with `.env`
 * @param store its `.site`
 */
export const openSettings = (root: string, store: string, environment: Env = {}): Settings =>
  new Settings({
    file: join(root, '.env'),
    lock: join(store, 'desk', 'settings.lock'),
    environment,
  });

/** The project's settings, as a program that is started now would read them. */
export class Settings {
  #places: SettingsPlaces;
  /** The settings in the real environment, which takes precedence over the file. */
  #fixed: Env;

  constructor(places: SettingsPlaces) {
    this.#places = places;
    this.#fixed = withoutSettingsFile(places.file, places.environment);
  }

  /** Read again at each call. */
  get env(): Env {
    return { ...parseEnv(this.#text()), ...this.#fixed };
  }

  /** Identifies the file's text without revealing anything about it. */
  get version(): string {
    return createHmac('sha256', key).update(this.#text()).digest('base64url').slice(0, 22);
  }

  /** Those of these names that the environment sets, so that the file cannot change them. */
  setElsewhere = (...names: string[]): string[] =>
    names.filter((name) => this.#fixed[name] !== undefined);

  /**
   * Writes settings into the file. Two windows write one after another. A change that is already made succeeds
   * again, since its first answer may have been lost.
   * @param version of the text that the changes are based on
   * @throws HttpError 409 if the file has changed since, or a setting is set elsewhere; 422 if a value
   * cannot be written
   */
  async change(version: string, changes: SettingChanges): Promise<void> {
    if (this.setElsewhere(...Object.keys(changes)).length > 0) {
      throw new HttpError(409, setupWords.setElsewhere);
    }
    await withLock(
      this.#places.lock,
      async () => {
        const { env } = this;
        const isMade = Object.entries(changes).every(([name, value]) => env[name] === value);
        if (this.version !== version && !isMade) {
          throw new HttpError(409, setupWords.changedMeanwhile);
        }
        await this.#write(changes);
      },
      { timeoutMs: LOCK_TIMEOUT },
    );
  }

  async #write(changes: SettingChanges): Promise<void> {
    const text = this.#text();
    let next: string;
    try {
      next = changeSettings(text, changes);
    } catch (error) {
      if (!(error instanceof UnfitText)) throw error;
      throw new HttpError(422, setupWords.unfit);
    }
    if (next === text) return;
    await writeFileAtomic(this.#target(), next, MODE).catch((error: NodeJS.ErrnoException) => {
      if (!UNWRITABLE.includes(String(error.code))) throw error;
      throw new HttpError(507, setupWords.unwritable);
    });
    const { log = logToStderr } = this.#places;
    log('settings changed', { names: Object.keys(changes).sort().join() });
  }

  /** The file to replace. For a symbolic link this is its target, so that the link stays. */
  #target(): string {
    try {
      return realpathSync(this.#places.file);
    } catch {
      return this.#places.file;
    }
  }

  #text(): string {
    try {
      return readFileSync(this.#places.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }
}
