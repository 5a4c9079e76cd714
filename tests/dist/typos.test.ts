// @vitest-environment node
/** Content that passes the check can be built: hundreds of typos, and one real build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../src/content/diagnostics/check.ts';
import { type Diagnostic, isError } from '../../src/content/diagnostics/diagnostic.ts';
import { flatPhoto } from '../fixtures/contentFolder.ts';
import { smallInn, smallInnPhotos } from '../fixtures/smallInn.ts';
import { typos } from '../fixtures/typos.ts';
import { copyProject } from '../support/copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'copperpod inn typos '));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Uint8Array) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(smallInn)) write(path, text);
  for (const photo of smallInnPhotos) write(`photos/${photo}`, await flatPhoto(1200));
});

const check = () => checkContent(folder);
/** Everything needed to act on a diagnostic: a place, what is wrong, and the fix, where the message is none itself. */
const isKind = ({ file, message, fix }: Diagnostic) =>
  file !== undefined && message.length > 10 && (fix === '' || fix.length > 10);

const allTypos = Object.entries(typos);
/** How many lines of a file each typo skips between two attempts. */
const STRIDE = 9;

test.each(Object.entries(smallInn))(
  'typos in %s are answered with what to do, and never with an error',
  async (path, text) => {
    const lines = text.split('\n');
    for (const [turn, [name, typo]] of allTypos.entries()) {
      for (let at = turn % STRIDE; at < lines.length; at += STRIDE) {
        const changed = typo(lines[at] ?? '');
        if (changed === undefined) continue;
        write(path, lines.with(at, changed).join('\n'));
        const found = await check();
        expect(
          found.filter((fault) => !isKind(fault)),
          `${name}: ${changed}`,
        ).toEqual([]);
      }
    }
    write(path, text);
  },
);

test('all typos that the check lets pass, put together, are built', async () => {
  let passed = 0;
  let turn = 0;
  for (const [path, text] of Object.entries(smallInn)) {
    const lines = text.split('\n');
    for (const at of lines.keys()) {
      // A different offset each time, so that every typo meets many kinds of values.
      for (let tries = 0; tries < 3; tries++) {
        const [, typo] = allTypos[turn++ % allTypos.length] ?? [];
        const changed = typo?.(lines[at] ?? '');
        if (changed === undefined) continue;
        write(path, lines.with(at, changed).join('\n'));
        if ((await check()).some(isError)) continue;
        lines[at] = changed;
        passed++;
        break;
      }
      write(path, lines.join('\n'));
    }
  }
  expect((await check()).filter(isError)).toEqual([]);
  expect(passed).toBeGreaterThan(50);
  const copy = copyProject({ pictures: 'none' });
  try {
    await copy.build({ CONTENT_DIR: folder });
  } finally {
    copy.remove();
  }
}, 300_000);
