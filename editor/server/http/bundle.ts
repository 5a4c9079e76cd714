import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What the browser is given of the desk itself. */
export interface Bundle {
  find(path: string): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined;
}

/** Makes the desk's application, which takes a second, and holds it in memory. */
export async function buildBundle(root: string): Promise<Bundle> {
  const made = await build({
    root: join(root, 'editor/app'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    // The page beside, or a test, may have set another: React's own checks weigh twice as much.
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
  // Every other address is one of the application's own.
  return { find: (path) => files.get(/\.\w+$/.test(path) ? path : '/index.html') };
}
