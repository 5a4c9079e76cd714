import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Op, OpenFile } from '../../editor/model/api.ts';
import type { Auth } from '../../editor/server/auth/routes.ts';
import { type Editor, startEditor } from '../../editor/server/editor.ts';
import type { Bundle } from '../../editor/server/http/bundle.ts';
import type { PublishTools } from '../../editor/server/publish/publisher.ts';
import type { Network } from '../../editor/server/setup/address.ts';
import { Settings } from '../../editor/server/setup/settings.ts';
import type { Env } from '../../lib/settings.ts';
import type { Clock } from '../../mail/clock.ts';
import { flatPhoto } from '../fixtures/contentFolder.ts';
import { smallInn, smallInnPhotos } from '../fixtures/smallInn.ts';
import { publishNowhere } from './publishNowhere.ts';

interface TestOptions {
  /** The environment variables, which override the settings file. */
  environment?: Env;
  /** A fake internet; by default it has no names and no sites. */
  net?: Network;
  tools?: Partial<PublishTools>;
  /** The editor's bundle; no pages without it. */
  bundle?: Bundle;
  port?: number;
  clock?: Clock;
  /** Opens the sign-in, for an editor at EDITOR_ORIGIN. */
  auth?: (store: string) => Auth;
  /** Origin of the preview's development server. */
  preview?: (() => string) | undefined;
}

export interface TestEditor extends Editor {
  content: string;
  store: string;
  /** The settings file, which does not exist at first. */
  settingsFile: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  get<Answer>(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Response>;
  /** Opens a file's form. */
  open(path: string): Promise<OpenFile>;
  /** Saves changes of a file as it is now. */
  save(path: string, ...ops: Op[]): Promise<Response>;
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  /** Opens another editor on the same files. */
  again(): Promise<TestEditor>;
}

/** Keeps tests off the internet. */
const NOWHERE: Network = {
  resolve: () => Promise.reject(new Error('ENOTFOUND')),
  fetch: () => Promise.reject(new Error('no network')),
  own: () => [],
};

async function at(parent: string, options: TestOptions): Promise<TestEditor> {
  const [content, store] = [join(parent, 'content'), join(parent, 'store')];
  const settingsFile = join(parent, 'settings.env');
  const editor = await startEditor({
    content,
    store,
    port: options.port ?? 0,
    auth: options.auth?.(store),
    clock: options.clock,
    ...(options.preview && { preview: options.preview }),
    tools: { ...publishNowhere, ...options.tools },
    settings: new Settings({
      file: settingsFile,
      lock: join(store, 'settings.lock'),
      environment: options.environment ?? {},
      log: () => {},
    }),
    net: options.net ?? NOWHERE,
    bundle: options.bundle ?? { find: () => undefined },
  });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(editor.origin + path, { ...init, headers: { 'X-Editor': '1', ...init.headers } });
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const open = async (path: string): Promise<OpenFile> =>
    (await ask(`/api/file?path=${path}`)).json();
  return {
    ...editor,
    content,
    store,
    settingsFile,
    ask,
    get: async (path) => (await ask(path)).json(),
    post,
    open,
    save: async (path, ...ops) =>
      post('/api/save', { path, version: (await open(path)).version, ops }),
    read: (path) => readFile(join(content, path), 'utf8'),
    write: (path, text) => writeFile(join(content, path), text),
    again: () => at(parent, options),
  };
}

/** Writes the tests' small inn into a folder, with a photograph for each it names. */
export async function writeSmallInn(
  folder: string,
  changes: Record<string, (text: string) => string> = {},
): Promise<void> {
  const photo = await flatPhoto(1200);
  const put = (path: string, bytes: string | Uint8Array) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  for (const path of new Set([...Object.keys(smallInn), ...Object.keys(changes)])) {
    const text = smallInn[path] ?? '';
    put(path, changes[path]?.(text) ?? text);
  }
  for (const path of smallInnPhotos) put(`photos/${path}`, photo);
}

/** Opens an editor on its own small inn; `close` also deletes the inn. */
export async function openEditor(
  changes: Record<string, (text: string) => string> = {},
  options: TestOptions = {},
): Promise<TestEditor> {
  const parent = mkdtempSync(join(tmpdir(), 'desk-'));
  await writeSmallInn(join(parent, 'content'), changes);
  const editor = await at(parent, options);
  return {
    ...editor,
    close: async () => {
      await editor.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
