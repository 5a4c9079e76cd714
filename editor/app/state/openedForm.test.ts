// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../tests/support/innFile.ts';
import { soon } from '../../../tests/support/soon.ts';
import { connection } from '../requests/connection.ts';
import { chooseLanguage } from './language.ts';
import { useEditor } from './useEditor.ts';

const file = INN_FILE;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the reason why a file could not be opened disappears once it is open', async () => {
  let answer: (() => Response) | undefined;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (!answer) throw new TypeError('no network');
    return address.startsWith('/api/file') ? answer() : Response.json([]);
  });
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  /** Interrupts the connection to the server for a moment. */
  const interrupt = async () => {
    act(() => connection.markOffline());
    await act(() => vi.advanceTimersByTimeAsync(2_500));
  };
  await interrupt();
  expect(result.current.closed).toBeUndefined();
  answer = () => Response.json({ error: 'The disk is asleep.' }, { status: 500 });
  await interrupt();
  expect(result.current.closed).toBe('The disk is asleep.');
  answer = () => Response.json(file);
  await interrupt();
  expect(result.current.editing).toBeDefined();
  expect(result.current.closed).toBeUndefined();
  vi.useRealTimers();
});

test('a form that is opened while a proxy answers says so, and opens once the editor is back', async () => {
  let run = 'a';
  vi.stubGlobal('fetch', async (address: string) => {
    // A proxy may hold a request until the new editor answers it.
    if (address.startsWith('/api/status')) return Response.json({ run, preview: '', saves: '' });
    if (!address.startsWith('/api/file')) return Response.json([]);
    return run === 'b' ? Response.json(file) : new Response('Not running.', { status: 503 });
  });
  await act(() => connection.watch());
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.closed).toMatch(/^The editor did not answer/));
  run = 'b';
  await act(() => connection.watch());
  await soon(() => expect(result.current.editing).toBeDefined());
  expect(result.current.closed).toBeUndefined();
});

test('a damaged draft does not hide the others', async () => {
  localStorage.setItem('desk:draft:a:inn.yaml', '{"path":"inn.y');
  const ops = [{ op: 'set', at: ['beds'], value: 5 }];
  const draft = {
    path: file.path,
    version: '1',
    ops,
    session: 'closed',
    at: '2027-03-10T09:30:00Z',
  };
  localStorage.setItem('desk:draft:closed:inn.yaml', JSON.stringify(draft));
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.startsWith('/api/file') ? file : []),
  );
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing?.ops).toEqual(ops));
});

test('a draft that is already saved completely is deleted, not restored', async () => {
  const ops = [{ op: 'set', at: ['beds'], value: 2 }];
  const at = '2026-03-10T09:30:00Z';
  const draft = { path: file.path, version: '0', base: { beds: 1 }, ops, session: 'phone', at };
  const deleted: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'DELETE') deleted.push(address);
    if (address.startsWith('/api/file')) return Response.json(file);
    return Response.json(address === '/api/drafts' ? [draft] : []);
  });
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await soon(() => expect(result.current.editing).toBeDefined());
  expect(result.current.editing?.ops).toEqual([]);
  expect(result.current.editing?.restored).toBeUndefined();
  expect(deleted).toContainEqual(expect.stringContaining('session=phone'));
  expect(Object.keys(localStorage)).toEqual([]);
});

/** A server that answers each request for the file when the test says so. */
function slowFile() {
  const answers: ((schema: object) => void)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('/api/file')) return Response.json([]);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((schema) => resolve(Response.json({ ...file, schema })));
    return promise;
  });
  return answers;
}

test('a form has its labels in the language that was chosen last, whichever answer is the last', async () => {
  const answers = slowFile();
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await act(async () => answers[0]?.({ title: 'Inn' }));
  await act(() => chooseLanguage('kn'));
  await act(() => chooseLanguage('hi'));
  await act(async () => answers.at(-1)?.({ title: 'सराय' }));
  await act(async () => answers.at(-2)?.({ title: 'ವಸತಿ' }));
  expect(result.current.editing?.file.schema).toEqual({ title: 'सराय' });
  await act(() => chooseLanguage('en'));
});

test('a form that is requested in one language and shown in another has its labels in the latter', async () => {
  const answers = slowFile();
  const { result } = renderHook(() => useEditor(file.path, () => {}));
  await act(() => chooseLanguage('hi'));
  for (const answer of answers.toReversed()) {
    await act(async () => answer({ title: answer === answers[0] ? 'Inn' : 'सराय' }));
  }
  expect(result.current.editing?.file.schema).toEqual({ title: 'सराय' });
  await act(() => chooseLanguage('en'));
});
