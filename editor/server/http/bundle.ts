import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The editor's page and its assets. */
export interface Bundle {
  find(path: string): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined;
}

/** Builds the editor's page, which takes a second, and keeps it in memory. */
export async function buildBundle(root: string): Promise<Bundle> {
  const made = await build({
    root: join(root, 'editor/app'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    // The preview or a test may have set another; React's development build is twice as large.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => {
      const type = TYPES[extname(file.fileName)] ?? 'application/octet-stream';
      const source = file.type === 'chunk' ? file.code : file.source;
      return [`/${file.fileName}`, { bytes: new Uint8Array(Buffer.from(source)), type }];
    }),
  );
  // Addresses without an extension are routes of the page.
  return { find: (path) => files.get(/\.\w+$/.test(path) ? path : '/index.html') };
}
