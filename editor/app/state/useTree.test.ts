// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTree } from './editorContext.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an answer that comes late does not replace a newer one', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const { result } = renderHook(() => useTree());
  act(() => result.current[1]());
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]?.(Response.json({ inn: 'New name' })));
  expect(result.current[0]?.inn).toBe('New name');
  await act(async () => answers[0]?.(Response.json({ inn: 'Old name' })));
  expect(result.current[0]?.inn).toBe('New name');
  act(() => result.current[1]());
  await act(async () => answers[2]?.(Response.json({ inn: 'Newest name' })));
  expect(result.current[0]?.inn).toBe('Newest name');
});
