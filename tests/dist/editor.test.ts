/** The desk is the innkeeper's: nothing of it goes to guests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { DIST } from './support/site.ts';

// Of its page, its requests and its settings; each is in what the editor itself is made of.
const TRACES = ['id="editor"', 'X-Editor', '/api/save', '/api/tree', 'DESK_P', 'SITE_FOLDER'];

test('a build has no trace of the editor', () => {
  const source = [
    'editor/app/index.html',
    'editor/server/publish/publisher.ts',
    'editor/server/http/routes.ts',
  ]
    .map((path) => readFileSync(path, 'utf8'))
    .join();
  expect(TRACES.some((trace) => source.includes(trace))).toBe(true);
  const found = listFiles(DIST).flatMap((path) => {
    if (/desk\/|\.site/.test(path)) return [path];
    const bytes = readFileSync(join(DIST, path));
    return TRACES.filter((trace) => bytes.includes(trace)).map((trace) => `${path}: ${trace}`);
  });
  expect(found).toEqual([]);
});
