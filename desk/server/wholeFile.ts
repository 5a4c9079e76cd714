import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

async function sync(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows opens no folder; there a rename is on the disk by itself.
  }
}

/**
 * Puts a file in place whole: who reads meanwhile finds the one before or this one, and after a power
 * cut so does the next start. The draft's name begins with a dot, which the content check passes by.
 */
export async function writeWhole(file: string, bytes: string | Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await sync(folder);
}
