// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../tests/support/innFile.ts';
import { soon } from '../../../tests/support/soon.ts';
import type { Diagnostic, Op } from '../../model/api.ts';
import { findDrafts } from './drafts.ts';
import { useEditor } from './useEditor.ts';

const file = INN_FILE;
const diagnostic: Diagnostic = {
  file: 'inn.yaml',
  pointer: ['beds'],
  message: 'No number.',
  fix: 'Write one.',
  severity: 'error',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens a file and types in it; `answer` answers saves and confirmed samples. */
async function typedIn(answer: () => Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      if (address.startsWith('/api/file')) return Response.json(file);
      if (/^\/api\/(?:save|samples)/.test(address)) return answer();
      return Response.json([]);
    }),
  );
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value: 3 }));
  return result;
}

const rejected = (status: number, body: object) => () => Response.json(body, { status });

test.each([
  [
    'diagnostics',
    422,
    { error: 'Correct it.', diagnostics: [diagnostic] },
    { state: 'rejected', diagnostics: [diagnostic] },
  ],
  [
    'a file that cannot be read',
    422,
    { error: 'Correct it.' },
    { state: 'failed', message: 'Correct it.' },
  ],
  ['a place that is gone', 409, { error: 'Gone.' }, { state: 'failed', message: 'Gone.' }],
  ['a machine in trouble', 500, { error: 'Again.' }, { state: 'failed', message: 'Again.' }],
])(
  'a save that is rejected for %s leaves the words in the form',
  async (_, status, body, expected) => {
    const editor = await typedIn(rejected(status, body));
    await act(async () => expect(await editor.current.save()).toBe(false));
    expect(editor.current.editing).toMatchObject({ ...expected, file, ops: [{ value: 3 }] });
  },
);

test('a save that conflicts with a change from elsewhere shows both side by side', async () => {
  const current = { ...file, version: '2', data: { beds: 4 } };
  const editor = await typedIn(rejected(409, { error: 'Changed.', current }));
  await act(async () => expect(await editor.current.save()).toBe(false));
  expect(editor.current.editing?.conflicts).toMatchObject([{ at: ['beds'], mine: 3, theirs: 4 }]);
});

test('a conflict is still open after the form was left', async () => {
  const current = { ...file, version: '2', data: { ...(file.data as object), beds: 4 } };
  const editor = await typedIn(rejected(409, { error: 'Changed.', current }));
  await act(async () => expect(await editor.current.save()).toBe(false));
  cleanup();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/file') ? current : []),
  );
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  expect(result.current.editing).toMatchObject({
    ops: [],
    conflicts: [{ at: ['beds'], mine: 3, theirs: 4 }],
  });
});

test('nothing is reported as saved while a conflict waits for a choice', async () => {
  const current = { ...file, version: '2', data: { beds: 4 } };
  const answers = [rejected(409, { error: 'Changed.', current }), rejected(200, { version: '3' })];
  const editor = await typedIn(() => answers.shift()?.() ?? Response.error());
  await act(async () => void (await editor.current.save()));
  await act(async () => expect(await editor.current.save()).toBe(false));
  expect(editor.current.editing).toMatchObject({ state: 'idle', conflicts: [{ mine: 3 }] });
  expect(answers).toHaveLength(1);
});

/** Presses Save, then types `later`, and leaves the form; the returned function lets the save end. */
async function leftWhileSaving(...later: Op[]) {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/file')) return Response.json(file);
    return address === '/api/save' ? answer.promise : Response.json([]);
  });
  const { result, unmount } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value: 3 }));
  const saved = result.current.save();
  await act(async () => {});
  for (const op of later) act(() => result.current.change(op));
  unmount();
  return async () => {
    answer.resolve(Response.json({ version: '2', diagnostics: [], samples: [], saveId: 's' }));
    expect(await saved).toBe(true);
  };
}

const storedDraft = async () => (await findDrafts(file.path)).mine;

test('what is typed during a save is kept when the form is left before the answer', async () => {
  const name: Op = { op: 'set', at: ['name'], value: 'Typed after Save' };
  const endSave = await leftWhileSaving(name);
  await endSave();
  expect(await storedDraft()).toMatchObject({ version: '2', base: { beds: 3 }, ops: [name] });
});

test('a draft is deleted when its save ends after the form was left', async () => {
  const endSave = await leftWhileSaving();
  expect(await storedDraft()).toBeDefined();
  await endSave();
  expect(await storedDraft()).toBeUndefined();
});

test('the end of a save leaves alone what is typed in the form that was opened again', async () => {
  const endSave = await leftWhileSaving();
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  const name: Op = { op: 'set', at: ['name'], value: 'Typed later' };
  act(() => result.current.change(name));
  await endSave();
  expect((await storedDraft())?.ops).toContainEqual(name);
});

/** Opens the form, and leaves it; the returned function changes it afterwards, as an upload does. */
async function leftWhileUploading() {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/file') ? file : []),
  );
  const { result, unmount } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  unmount();
  return result.current.change;
}

const logo: Op = { op: 'set', at: ['logo'], value: 'logo.svg' };

test('what was uploaded after the form was closed is in it when it is opened again', async () => {
  const change = await leftWhileUploading();
  change(logo);
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing?.ops).toEqual([logo]));
});

test('what was uploaded reaches the form that was opened again meanwhile', async () => {
  const change = await leftWhileUploading();
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value: 3 }));
  act(() => change(logo));
  expect(result.current.editing?.ops).toMatchObject([{ value: 3 }, { value: 'logo.svg' }]);
});

test('a sample mark that cannot be removed says why', async () => {
  const editor = await typedIn(rejected(422, { error: 'Correct the file first.' }));
  await act(async () => expect(await editor.current.confirmSample(['beds'])).toBe(false));
  expect(editor.current.editing).toMatchObject({
    state: 'failed',
    message: 'Correct the file first.',
  });
});

/** A server that accepts a change only at the file's current version, which it then increments. */
function versionedServer() {
  let version = 1;
  const current = () => ({ ...file, version: String(version) });
  const changes: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit) => {
      if (address.startsWith('/api/file')) return Response.json(current());
      if (!/^\/api\/(?:save|samples)/.test(address)) return Response.json([]);
      const requested = JSON.parse(String(init.body)) as { version: string };
      if (requested.version !== String(version)) {
        return Response.json({ error: 'Changed.', current: current() }, { status: 409 });
      }
      version += 1;
      changes.push(address);
      return Response.json({ ...current(), saveId: 's' });
    }),
  );
  return changes;
}

test('two quick clicks do not count as a change from elsewhere', async () => {
  const changes = versionedServer();
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value: 3 }));
  await act(async () => {
    const { confirmSample, save } = result.current;
    expect(await Promise.all([confirmSample(['beds']), confirmSample(['beds']), save()])).toEqual([
      true,
      true,
      true,
    ]);
  });
  expect(changes).toEqual(['/api/samples/confirm', '/api/samples/confirm', '/api/save']);
  expect(result.current.editing).toMatchObject({ state: 'saved', ops: [], conflicts: [] });
});
