import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Draft, IconDrawing } from '../../model/api.ts';

let editor: TestEditor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());

const put = (session: string, value: string) =>
  editor.ask('/api/drafts', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      path: 'inn.yaml',
      version: 'v',
      session,
      base: { name: 'Small Inn' },
      ops: [{ op: 'set', at: ['name'], value }],
    }),
  });
const typed = async () =>
  (await editor.get<Draft[]>('/api/drafts')).map(({ session, ops }) => [session, ops[0]]);

test('drafts survive the editor, separately for each window', async () => {
  await put('one', 'Small');
  await put('one', 'Small I');
  await put('two', 'ಮನೆ');
  const again = await editor.again();
  expect(await again.get<Draft[]>('/api/drafts')).toHaveLength(2);
  await again.close();
  expect(await typed()).toContainEqual(['one', expect.objectContaining({ value: 'Small I' })]);
  await editor.ask('/api/drafts?path=inn.yaml&session=one', { method: 'DELETE' });
  expect(await typed()).toEqual([['two', expect.objectContaining({ value: 'ಮನೆ' })]]);
});

test('a draft comes back as it was typed, in whatever language the editor is', async () => {
  const value = [{ count: 5, label: 'Rooms' }];
  const base = { title: 'Gallery', numbers: value };
  const ops = [{ op: 'set', at: ['numbers'], value }];
  await editor.ask('/api/drafts', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: 'inn.yaml', version: 'v', session: 'five', base, ops }),
  });
  const answer = await editor.ask('/api/drafts', { headers: { Cookie: 'editor-language=kn' } });
  expect(await answer.json()).toContainEqual(expect.objectContaining({ base, ops }));
});

/** Begins to send a draft of 'inn.yaml', as over a weak line; the returned function sends the rest. */
async function begin(session: string, value: string) {
  const { hostname, port } = new URL(editor.origin);
  const body = JSON.stringify({
    path: 'inn.yaml',
    version: 'v',
    session,
    base: {},
    ops: [{ op: 'set', at: ['name'], value }],
  });
  const headers = {
    'X-Editor': '1',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  const sent = request({ hostname, port, path: '/api/drafts', method: 'PUT', headers });
  const answered = once(sent, 'response');
  sent.write(body.slice(0, 20));
  // Once another request is answered, the server has begun to read this one.
  await editor.get('/api/tree');
  return async () => {
    sent.end(body.slice(20));
    await answered;
  };
}

test('a draft that is deleted while it is being received stays deleted', async () => {
  const finish = await begin('three', 'Thrown away');
  await editor.ask('/api/drafts?path=inn.yaml&session=three', { method: 'DELETE' });
  await finish();
  expect((await typed()).map(([session]) => session)).not.toContain('three');
});

test('a slow draft delays nothing, and does not replace a later one', async () => {
  const finish = await begin('four', 'Typed first');
  await put('four', 'Typed last');
  expect(await typed()).toContainEqual(['four', expect.objectContaining({ value: 'Typed last' })]);
  await finish();
  expect(await typed()).toContainEqual(['four', expect.objectContaining({ value: 'Typed last' })]);
});

test('icons are found by any word for them', async () => {
  const names = async (search: string) =>
    (await editor.get<IconDrawing[]>(`/api/icons?search=${search}`)).map(({ name }) => name);
  expect(await names('bath')).toContain('shower');
  expect(await names('nothing-like-it')).toEqual([]);
});
