// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '../requests/connection.ts';
import { Account } from './Account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a failed sign-out says so, and does not look like a successful one', async () => {
  const reload = vi.fn();
  let status = 500;
  vi.stubGlobal('location', { hash: '', reload });
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/status')
      ? Response.json({ run: 'a', preview: '', saves: '', owner: 'asha@example.org' })
      : Response.json({}, { status }),
  );
  await connection.watch();
  render(<Account here="first" />);
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  await press();
  expect(screen.getByRole('alert').textContent).toBe('That could not be done. Try once more.');
  expect(reload).not.toHaveBeenCalled();
  status = 200;
  await press();
  expect(reload).toHaveBeenCalledOnce();
});
