// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { INN_FILE } from '../../../tests/support/innFile.ts';
import { soon } from '../../../tests/support/soon.ts';
import type { Draft } from '../../model/api.ts';
import { requests } from '../../model/requests.ts';
import { connection } from '../requests/connection.ts';
import { deleteDraft, findDrafts, useUnsavedPaths } from './drafts.ts';
import { useEditor } from './useEditor.ts';

const { path } = INN_FILE;
let sent: Draft[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', { hash: '', reload: vi.fn() });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Signs in another owner, or none. */
async function signIn(owner?: string) {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (address.startsWith('/api/status')) {
      return Response.json({ run: 'a', preview: '', saves: '', owner });
    }
    if (address.startsWith('/api/file')) return Response.json(INN_FILE);
    if (address === '/api/check') return Response.json({ diagnostics: [] });
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json([]);
  });
  await act(() => connection.watch());
}

/** Opens or reloads the page, which knows no owner before. */
async function openPage(owner: string) {
  await signIn();
  await signIn(owner);
}

async function typeBeds(value: number) {
  const { result, unmount } = renderHook(() => useEditor(path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value }));
  await soon(() => expect(sent).toHaveLength(1));
  unmount();
}

const found = async () => (await findDrafts(path)).mine?.ops;
const unsaved = () => [...renderHook(() => useUnsavedPaths()).result.current];

test('a draft in a shared browser is shown to the owner who typed it', async () => {
  await openPage('asha@example.org');
  await typeBeds(3);
  const ops = [{ op: 'set', at: ['beds'], value: 3 }];
  expect(sent).toMatchObject([{ path, ops }]);
  await signIn('ravi@example.org');
  // What is typed in this window's form is the other owner's.
  expect(window.location.reload).toHaveBeenCalledOnce();
  await openPage('ravi@example.org');
  expect(await found()).toBeUndefined();
  expect(unsaved()).toEqual([]);
  deleteDraft(path);
  await openPage('asha@example.org');
  expect(await found()).toEqual(ops);
  expect(unsaved()).toEqual([path]);
});

test('after a server error, a window still notices that another owner has signed in', async () => {
  await openPage('asha@example.org');
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No.' }, { status: 500 }));
  await act(() => connection.watch());
  await signIn('ravi@example.org');
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('a draft reaches the server when its form is closed right after the last key', async () => {
  await openPage('asha@example.org');
  const { result, unmount } = renderHook(() => useEditor(path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value: 5 }));
  expect(sent).toEqual([]);
  unmount();
  await soon(() => expect(sent).toMatchObject([{ path, ops: [{ value: 5 }] }]));
});

test('an older draft without an owner is shown to any owner', async () => {
  await openPage('asha@example.org');
  const ops = [{ op: 'set', at: ['beds'], value: 4 }];
  const draft = { path, version: '1', ops, session: 'closed', at: '2027-03-10T09:30:00Z' };
  localStorage.setItem(`desk:draft:closed:${path}`, JSON.stringify(draft));
  expect(await found()).toEqual(ops);
  // From then on it belongs to her.
  await openPage('ravi@example.org');
  expect(await found()).toBeUndefined();
});

test('another owner who signs in over an open form does not get what is typed in it', async () => {
  await openPage('asha@example.org');
  const { result } = renderHook(() => useEditor(path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  act(() => result.current.change({ op: 'set', at: ['beds'], value: 77 }));
  await soon(() => expect(sent).toHaveLength(1));
  const signedOut = () => Response.json({ error: 'Sign in.' }, { status: 401 });
  vi.stubGlobal('fetch', async () => signedOut());
  await act(() => connection.watch());
  await signIn('ravi@example.org');
  expect(window.location.reload).toHaveBeenCalled();
  expect(Object.keys(localStorage).filter((name) => name.includes('ravi'))).toEqual([]);
});

test('a closed window’s draft stays on the server until this window’s copy is there', async () => {
  await openPage('asha@example.org');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is switched off.');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const ops = [{ op: 'set', at: ['beds'], value: 4 }];
  const typed = { path, version: '1', base: {}, ops, at: '2026-03-10T09:30:00Z' };
  const draft = { ...typed, session: 'closed', by: 'asha@example.org' };
  const methods: string[] = [];
  let isThere = false;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    methods.push(method);
    if (method === 'PUT' && !isThere) throw new TypeError('Failed to fetch');
    if (method === 'PUT') sent.push(requests.draft.parse(JSON.parse(String(body))));
    return Response.json([draft]);
  });
  expect(await found()).toEqual(ops);
  await soon(() => expect(methods).toContain('PUT'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(methods).not.toContain('DELETE');
  isThere = true;
  expect(await found()).toEqual(ops);
  await soon(() => expect(methods).toContain('DELETE'));
  expect(sent).toMatchObject([typed]);
});

test('a draft from a server whose clock is ahead is restored all the same', async () => {
  await openPage('asha@example.org');
  const ops = [{ op: 'set', at: ['beds'], value: 4 }];
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const draft = { path, version: '1', ops, session: 'closed', at };
  vi.stubGlobal('fetch', async () => Response.json([draft]));
  expect(await found()).toEqual(ops);
});
