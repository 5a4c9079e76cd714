import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderWith } from '../../tests/mail/support/folders.ts';
import { soon } from '../../tests/support/soon.ts';
import { startPreview } from './preview.ts';

// Stands in for Astro: listens once there is the file "go".
const SERVER = `
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
writeFileSync('begun', '');
while (!existsSync('go')) await setTimeout(10);
createServer((_, response) => response.end('A page')).listen(process.argv[4], '127.0.0.1');
`;

test('a preview that takes a minute to start is not shown before it answers', async () => {
  const root = folderWith({ 'node_modules/astro/bin/astro.mjs': SERVER });
  const now = vi.spyOn(Date, 'now');
  onTestFinished(() => now.mockRestore());
  const starting = startPreview(root, root);
  onTestFinished(async () => {
    writeFileSync(join(root, 'go'), '');
    await (await starting).close();
  });
  const isShown = vi.fn();
  void starting.then(isShown);
  await soon(() => expect(existsSync(join(root, 'begun'))).toBe(true));
  now.mockReturnValue(Date.now() + 60_000);
  const { length } = now.mock.calls;
  // Once it has looked at the clock again, it has tried once more.
  await soon(() => expect(now.mock.calls.length).toBeGreaterThan(length + 1));
  expect(isShown).not.toHaveBeenCalled();
  writeFileSync(join(root, 'go'), '');
  const { origin } = await starting;
  expect(await (await fetch(origin())).text()).toBe('A page');
});
