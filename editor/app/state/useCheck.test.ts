// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../tests/support/innFile.ts';
import { soon } from '../../../tests/support/soon.ts';
import { type Editing, openEditing } from './editing.ts';
import { useCheck } from './useEditor.ts';

const file = INN_FILE;
const typed: Editing = { ...openEditing(file), ops: [{ op: 'set', at: ['beds'], value: 3 }] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A check that is answered late, when the file has already changed. */
async function checkedLate(meanwhile: Editing['state']) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const requested = vi.fn(() => promise);
  vi.stubGlobal('fetch', requested);
  const dispatch = vi.fn();
  const { rerender } = renderHook(
    (state: Editing['state']) => useCheck({ ...typed, state }, dispatch),
    {
      initialProps: 'idle',
    },
  );
  await soon(() => expect(requested).toHaveBeenCalled());
  rerender(meanwhile);
  const current = { ...file, version: '2' };
  await act(async () => {
    resolve(Response.json({ error: 'Changed.', current }, { status: 409 }));
    // The result waits for a click that may be under way.
    await new Promise((done) => setTimeout(done, 50));
  });
  return dispatch.mock.calls.map(([{ type }]) => type);
}

test('a check that overlaps this window’s save does not report a change from elsewhere', async () => {
  expect(await checkedLate('saving')).toEqual([]);
});

test('a check reports a change from elsewhere', async () => {
  expect(await checkedLate('idle')).toEqual(['found']);
});
