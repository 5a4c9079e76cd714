// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { soon } from '../../../../tests/support/soon.ts';
import { Devices } from './Devices.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2027-03-10T09:30:00Z';
const session = { id: 's', agent: '', createdAt: at, usedAt: at, isThis: true };

test('a browser without passkeys offers none', async () => {
  const devices = { address: 'asha@example.org', sessions: [session], passkeys: [] };
  vi.stubGlobal('fetch', async () => Response.json(devices));
  render(<Devices />);
  await screen.findByRole('button', { name: /^Sign out/ });
  expect(screen.queryByRole('heading', { name: 'Fingerprint or face' })).toBeNull();
});

test('all passkeys can be removed where only this device is signed in', async () => {
  const passkey = { id: 'p', agent: '', createdAt: at };
  const devices = { address: 'asha@example.org', sessions: [session], passkeys: [passkey] };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address === '/api/devices/sign-out-others') sent.push(JSON.parse(String(body)));
    return Response.json(address === '/api/devices' ? devices : {});
  });
  render(<Devices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  fireEvent.click(screen.getByText('Sign out and remove them'));
  await soon(() => expect(sent).toEqual([{ passkeys: true }]));
});
