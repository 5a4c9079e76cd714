/**
 * `npm run bench -- editor`: measures how fast the editor saves, how fast the preview follows, and
 * how large it is.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { publishTools } from '../../commands/editorTools.ts';
import type { OpenFile, Saved } from '../../editor/model/api.ts';
import { startEditor } from '../../editor/server/editor.ts';
import { buildBundle } from '../../editor/server/http/bundle.ts';
import { startPreview } from '../../editor/server/preview.ts';
import { openSettings } from '../../editor/server/setup/settings.ts';

const TIMES = 40;
const root = join(import.meta.dirname, '../..');
const parent = mkdtempSync(join(tmpdir(), 'bench-editor-'));
const content = join(parent, 'content');
cpSync(join(root, 'content'), content, { recursive: true });

const page = await startPreview(root, content);
const bundle = await buildBundle(root);
const store = join(parent, 'store');
const settings = openSettings(parent, store);
const tools = publishTools(root, content, settings);
const editor = await startEditor({ content, store, settings, port: 0, bundle, tools });

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(editor.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Editor': '1', 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  return (await response.json()) as Answer;
}

const took = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

function tell(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  console.log(`${what}: ${at(0.5)} ms, nineteen of twenty within ${at(0.95)} ms`);
}

const path = 'pages/home.yaml';
let { version } = await ask<OpenFile>(`/api/file?path=${path}`);
const edit = (value: string) => ({
  path,
  version,
  ops: [{ op: 'set', at: ['hero', 'headline'], value }],
});
const save = async (value: string) => {
  ({ version } = await ask<Saved>('/api/save', edit(value)));
};

const [saves, checks, follows]: [number[], number[], number[]] = [[], [], []];
for (let time = 0; time < TIMES; time++) {
  checks.push(await took(() => ask('/api/check', edit(`Come in, ${time}.`))));
  saves.push(await took(() => save(`Come in, ${time}.`)));
}
const shows = async (words: string) =>
  (
    await fetch(page.origin()).then(
      (response) => response.text(),
      () => '',
    )
  ).includes(words);
while (!(await shows('<h1'))) await sleep(500);
for (let time = 0; time < 5; time++) {
  const words = `Your room is ready, ${time}`;
  const start = performance.now();
  await save(words);
  while (!(await shows(words))) await sleep(50);
  follows.push(performance.now() - start);
}
tell('A save', saves);
tell('What the check says of what is typed', checks);
tell('The page beside shows it', follows);
const html = new TextDecoder().decode(bundle.find('/')?.bytes);
const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address = '']) => address);
const sent = assets.flatMap((address) => bundle.find(address)?.bytes ?? []);
const bytes = sent.reduce((sum, one) => sum + brotliCompressSync(one).length, 0);
console.log(`The editor itself: ${Math.round(bytes / 1000)} kB (Brotli)`);

await Promise.all([editor.close(), page.close()]);
rmSync(parent, { recursive: true });
process.exit();
