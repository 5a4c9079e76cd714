import { basename, extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { BUNDLER_CHECKS } from '../../../build/bundlerChecks.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The editor's page and its assets. */
export interface Bundle {
  /** @param who `signedOut` gets the sign-in page, and only its assets */
  find(
    path: string,
    who?: 'owner' | 'signedOut',
  ): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined;
}

const PAGES = { owner: '/index.html', signedOut: '/sign-in.html' };

/** The files that a page loads, directly or through each other. */
function filesOf(page: string, files: ReadonlyMap<string, { bytes: Uint8Array }>): Set<string> {
  const found = new Set([page]);
  for (const path of found) {
    const text = Buffer.from(files.get(path)?.bytes ?? []).toString();
    for (const other of files.keys()) {
      if (text.includes(basename(other)) && !other.endsWith('.html')) found.add(other);
    }
  }
  return found;
}

/** Builds the editor's pages, which takes a second, and keeps them in memory. */
export async function buildBundle(root: string): Promise<Bundle> {
  const made = await build({
    root: join(root, 'editor/app'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    // A test or the preview may have set another NODE_ENV, but React's development build is twice as large.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: BUNDLER_CHECKS,
        input: Object.values(PAGES).map((page) => join(root, 'editor/app', page)),
      },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => {
      const type = TYPES[extname(file.fileName)] ?? 'application/octet-stream';
      const source = file.type === 'chunk' ? file.code : file.source;
      return [`/${file.fileName}`, { bytes: new Uint8Array(Buffer.from(source)), type }];
    }),
  );
  const open = filesOf(PAGES.signedOut, files);
  return {
    find: (path, who = 'owner') => {
      // Addresses without an extension are routes of the app.
      const file = /\.\w+$/.test(path) ? path : PAGES[who];
      return who === 'owner' || open.has(file) ? files.get(file) : undefined;
    },
  };
}
