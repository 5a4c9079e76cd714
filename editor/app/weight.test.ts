import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildBundle } from '../server/http/bundle.ts';

/** Compressed bytes of all files of the editor's page. */
const BUDGET = 150_000;

test('the editor itself weighs less than 150 kB', async () => {
  const shell = await buildBundle(process.cwd());
  const page = shell.find('/')?.bytes ?? new Uint8Array();
  const names = [
    ...Buffer.from(page)
      .toString()
      .matchAll(/(?:src|href)="(\/[^"]+)"/g),
  ];
  const parts = names.map(([, name = '']) => shell.find(name)?.bytes ?? new Uint8Array());
  const styles = parts.map((bytes) => Buffer.from(bytes).toString()).join('');
  const fonts = [...new Set(styles.match(/\/assets\/[\w-]+\.woff2/g))].map(
    (name) => shell.find(name)?.bytes.length ?? 0,
  );
  expect(parts.length).toBeGreaterThan(1);
  expect(fonts.length).toBeGreaterThan(1);
  const text = [page, ...parts].map((bytes) => gzipSync(bytes).length);
  expect([...text, ...fonts].reduce((sum, one) => sum + one, 0)).toBeLessThan(BUDGET);
});
