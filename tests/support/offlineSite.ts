import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../build/offlineCopy.ts';
import { listFiles } from '../../lib/files.ts';
import { encodedFile } from '../../server/files.ts';
import { startSite } from '../../server/site.ts';
import { STATIC_DIST } from './places.ts';

/** Deletes the compressed copies of a file that has changed: they have its old content. */
function forgetCopies(file: string) {
  for (const encoding of ['br', 'gzip'] as const)
    rmSync(encodedFile(file, encoding), { force: true });
}

function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  forgetCopies(file);
}

/**
 * Changes pages to what OFFLINE_COPY=0 builds (tests/dist/settings.test.ts): they register no worker.
 */
function withoutRegistration(dist: string) {
  const scripts = listFiles(dist).filter((path) => path.endsWith('.js') && path !== '/sw.js');
  const registering = scripts.filter((path) =>
    readFileSync(join(dist, path), 'utf8').includes('/sw.js'),
  );
  for (const path of listFiles(dist).filter((one) => one.endsWith('.html'))) {
    rewrite(join(dist, path), (html) =>
      registering.reduce((text, script) => text.replace(` ${script}`, ''), html),
    );
  }
}

/** A site whose server can stop, restart and switch releases. */
export async function openOfflineSite() {
  const folder = mkdtempSync(join(tmpdir(), 'copperpod-offline-'));
  const dist = join(folder, 'dist');
  cpSync(STATIC_DIST, dist, { recursive: true });
  const open = (port: number) =>
    startSite({
      dist,
      port,
      log: () => {},
      mail: { smtpUrl: 'smtp://127.0.0.1:1', dataDir: join(folder, 'data') },
    });
  let site: Awaited<ReturnType<typeof open>> | undefined = await open(0);
  const { origin } = site;
  const away = async () => {
    await site?.close();
    site = undefined;
  };
  const back = async () => {
    site ??= await open(Number(new URL(origin).port));
  };
  return {
    origin,
    away,
    back,
    /** Publishes a release with a changed page, or one that removes the worker. */
    async release(worker: 'worker' | 'removal', page?: string, change?: (html: string) => string) {
      await away();
      if (page && change) rewrite(join(dist, page), change);
      if (worker === 'removal') withoutRegistration(dist);
      await writeWorker(dist, worker);
      forgetCopies(join(dist, 'sw.js'));
      await back();
    },
    /**
     * Loses a file: a request for it is answered with an error, or, if it is larger than 256 KiB, cut off once its
     * answer has begun.
     */
    lose: (file: string) => rmSync(join(dist, file)),
    async close() {
      await away();
      rmSync(folder, { recursive: true });
    },
  };
}
