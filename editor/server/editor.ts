import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DAY, MINUTE } from '../../lib/durations.ts';
import { closeServer, listen } from '../../lib/httpServer.ts';
import { type Clock, every, FIRST_PURGE, systemClock } from '../../mail/clock.ts';
import { folderName } from '../../src/content/folder.ts';
import type { Diagnostic } from '../model/api.ts';
import { setupWords } from '../setupWords.ts';
import { PreviewProxy } from './auth/previewProxy.ts';
import { withFileTitles } from './documents/titles.ts';
import { openWorkspace, removeLeftovers } from './history/workspace.ts';
import { editorApp } from './http/app.ts';
import type { Deps } from './http/routes.ts';
import { forgetOldPhotos } from './media/deleted.ts';
import { Publisher, type PublishTools } from './publish/publisher.ts';
import type { Network } from './setup/address.ts';
import type { Settings } from './setup/settings.ts';

/**
 * Milliseconds to receive a request: the largest photograph takes half an hour over a slow connection. Node's
 * default is five minutes.
 */
const REQUEST_TIMEOUT = 30 * MINUTE;

export interface EditorOptions extends Pick<Deps, 'bundle' | 'auth'> {
  content: string;
  /** Folder for history and drafts: the project's `.site`. */
  store: string;
  tools: PublishTools;
  /** The project's settings, which the view “Going live” changes. */
  settings: Settings;
  /** Access to the network, replaced in tests. */
  net?: Network;
  /** The project's folder. */
  root?: string;
  /** Origin of the preview's development server; empty while none runs. */
  preview?: () => string;
  /** 0 picks a free port. */
  port: number;
  /** Replaced in tests. */
  clock?: Clock | undefined;
}

export interface Editor {
  origin: string;
  /** The loopback port. */
  port: number;
  /** Finishes saves and other open requests first. */
  close(): Promise<void>;
}

/**
 * Starts the editor on the loopback interface, which no other machine can reach.
 * @throws OperatorError if the port is taken
 */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  const { content, store, port, bundle, auth, root = process.cwd(), preview = () => '' } = options;
  const { clock = systemClock } = options;
  const launch = async (folder = content): Promise<Diagnostic[]> => {
    const found = await options.tools.launch(folder);
    // Diagnostics of a copy name the copy's folder.
    const named = (text: string) =>
      folder === content ? text : text.replaceAll(`${folderName(folder)}/`, '');
    const renamed = found.map((one) => ({
      ...one,
      message: named(one.message),
      // The check's own fix names settings; owners get a sentence that leads to the form.
      fix: one.setup ? setupWords.launchFix[one.setup] : named(one.fix),
    }));
    return withFileTitles(content, renamed, 'message', 'fix');
  };
  let listening = port;
  const workspace = openWorkspace(store, content);
  await removeLeftovers(workspace);
  const publisher = new Publisher(workspace, options.tools, launch);
  const app = editorApp({
    workspace,
    bundle,
    auth,
    launch,
    publisher,
    setup: { settings: options.settings, store, workspace, publisher, net: options.net },
    port: () => listening,
    preview: () => preview() && (auth?.hosting.previewOrigin ?? preview()),
  });
  const listener = getRequestListener(app.fetch);
  const proxy = auth && new PreviewProxy({ auth, target: preview, root, content });
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT }, (incoming, answer) => {
    if (proxy?.isFor(incoming)) proxy.answer(incoming, answer);
    else void listener(incoming, answer);
  });
  if (proxy) server.on('upgrade', (incoming, socket) => proxy.upgrade(incoming, socket));
  const address = await listen(server, { port, host: '127.0.0.1', setting: 'DESK_PORT' });
  listening = address.port;
  const stopPurging = every(clock, DAY, () => void forgetOldPhotos(workspace), FIRST_PURGE);
  return {
    origin: auth?.hosting.origin ?? `http://127.0.0.1:${listening}`,
    port: listening,
    close: async () => {
      stopPurging();
      publisher.close();
      await closeServer(server);
    },
  };
}
