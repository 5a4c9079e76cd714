/**
 * The program of a child process: starts an editor for the given content and store, and prints its
 * address. With EDITOR_ORIGIN, owners sign in to it.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHosting } from '../../../editor/server/auth/hosting.ts';
import { openAuth } from '../../../editor/server/auth/routes.ts';
import { startEditor } from '../../../editor/server/editor.ts';
import { openSettings } from '../../../editor/server/setup/settings.ts';
import { publishNowhere } from '../../support/publishNowhere.ts';

/** Milliseconds between the halves of a file. */
const HALF = 10;

/** Makes writes slow: a file is half written for a while, so that a kill can leave it that way. */
async function slowDown(): Promise<void> {
  const handle = await open(import.meta.filename);
  const { writeFile } = handle;
  const slowly: FileHandle['writeFile'] = async function (this: FileHandle, data) {
    const bytes = Buffer.from(data as string | Uint8Array);
    const middle = Math.ceil(bytes.length / 2);
    for (const half of [bytes.subarray(0, middle), bytes.subarray(middle)]) {
      await writeFile.call(this, half);
      await sleep(HALF);
    }
  };
  Object.assign(Object.getPrototypeOf(handle), { writeFile: slowly, appendFile: slowly });
  await handle.close();
}

await slowDown();
const [content = '', store = ''] = process.argv.slice(2);
const hosting = readHosting(() => process.env);
const editor = await startEditor({
  content,
  store,
  port: 0,
  auth: hosting && openAuth(hosting, store, { link: () => {}, passkey: () => {} }),
  bundle: { find: () => undefined },
  tools: publishNowhere,
  settings: openSettings(store, store),
});
console.log(`http://127.0.0.1:${editor.port}`);
