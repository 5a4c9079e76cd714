// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTree } from './editorContext.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that comes late does not replace a newer one', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const { result } = renderHook(() => useTree());
  act(() => void result.current[1]());
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]?.(Response.json({ inn: 'New name' })));
  expect(result.current[0]?.inn).toBe('New name');
  await act(async () => answers[0]?.(Response.json({ inn: 'Old name' })));
  expect(result.current[0]?.inn).toBe('New name');
  act(() => void result.current[1]());
  await act(async () => answers[2]?.(Response.json({ inn: 'Newest name' })));
  expect(result.current[0]?.inn).toBe('Newest name');
});

test('a tree that cannot be fetched shows the reason, and is requested again', async () => {
  vi.useFakeTimers();
  const answers = [
    Response.json({ error: 'The words cannot be found.' }, { status: 500 }),
    Response.json({ inn: 'Inn' }),
  ];
  const fetch = vi.fn(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  const { result } = renderHook(() => useTree());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toEqual([undefined, expect.any(Function), 'The words cannot be found.']);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current).toEqual([{ inn: 'Inn' }, expect.any(Function), undefined]);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(fetch).toHaveBeenCalledTimes(2);
});
