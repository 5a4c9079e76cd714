import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from '../lib/files.ts';
import { encodedFile } from '../server/files.ts';

const TEXT = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest|ico)$/;
// Bytes; below this the headers outweigh the savings.
const MIN_SIZE = 256;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes Brotli and gzip copies of every text file that gets smaller. */
export function compressSite(dist: string): void {
  for (const path of listFiles(dist).filter((one) => TEXT.test(one))) {
    const file = join(dist, path);
    if (statSync(file).size < MIN_SIZE) continue;
    const content = readFileSync(file);
    const copies = {
      br: brotliCompressSync(content, BROTLI),
      gzip: gzipSync(content, { level: 9 }),
    };
    for (const encoding of ['br', 'gzip'] as const) {
      if (copies[encoding].length < content.length) {
        writeFileSync(encodedFile(file, encoding), copies[encoding]);
      }
    }
  }
}
