// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { soon } from '../../../tests/support/soon.ts';
import { connection } from '../requests/connection.ts';
import { useAnswer } from './useAnswer.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an answer stays while the server is away, and is requested again once it is back', async () => {
  const answers: ((() => Response) | undefined)[] = [() => Response.json('first')];
  const requests = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/status') && answers.length > 0) {
      return Response.json({ run: 'a', preview: '', saves: '' });
    }
    requests(address);
    const answer = answers[0];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  const { result } = renderHook(() => useAnswer<string>('setup'));
  await soon(() => expect(result.current[0]).toBe('first'));
  answers.length = 0;
  requests.mockClear();
  act(() => result.current[1]());
  await soon(() => expect(requests).toHaveBeenCalledWith('/api/setup'));
  await act(async () => {});
  expect(result.current[0]).toBe('first');
  answers.push(() => Response.json('second'));
  await act(() => connection.watch());
  await soon(() => expect(result.current[0]).toBe('second'));
});

test('an answer that never came is null', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Not now.' }, { status: 422 }));
  const { result } = renderHook(() => useAnswer<string>('setup'));
  await soon(() => expect(result.current[0]).toBeNull());
});

test('an equal answer stays the same object', async () => {
  let beds = 2;
  const requests = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    requests(address);
    return Response.json({ beds });
  });
  const { result } = renderHook(() => useAnswer<{ beds: number }>('setup'));
  await soon(() => expect(result.current[0]).toEqual({ beds: 2 }));
  const [first, refetch] = result.current;
  requests.mockClear();
  act(refetch);
  await soon(() => expect(requests).toHaveBeenCalledWith('/api/setup'));
  await act(async () => {});
  expect(result.current[0]).toBe(first);
  beds = 3;
  act(refetch);
  await soon(() => expect(result.current[0]).toEqual({ beds: 3 }));
});
