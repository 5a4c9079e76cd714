// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tree } from '../../../model/api.ts';
import type { Setup as SetupAnswer } from '../../../model/setup.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { Setup } from './Setup.tsx';
import { SetupAddress } from './SetupAddress.tsx';
import { SetupMailbox } from './SetupMailbox.tsx';
import { SetupPublishing } from './SetupPublishing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const saved: Pick<SetupAnswer['address'], 'setElsewhere' | 'use'> = {
  setElsewhere: [],
  use: { state: 'none' },
};
const setup: SetupAnswer = {
  version: '1',
  address: { ...saved, origin: '' },
  mailbox: { ...saved, saved: null, suggested: 'inn@example.org', hasPassword: false },
  emailjs: {
    ...saved,
    ids: { serviceId: '', bookingTemplateId: '', contactTemplateId: '', publicKey: '' },
    to: '',
  },
  publishing: { way: 'server', setElsewhere: [] },
};
const props = { setup, refetch: () => {}, isNext: true };

const draw = (view: ReactNode) =>
  render(
    <EditorContext value={{ tree: {} as Tree, refresh: () => {}, announce: () => {} }}>
      {view}
    </EditorContext>,
  );

/** A server that saves slowly, and counts its requests. */
function slowServer() {
  const saves: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/setup/mailbox/test') return Response.json({ test: 'a' });
    if (address === '/api/setup/address/check') {
      return Response.json({ origin: 'https://my-inn.in', finding: 'ours', isHere: true });
    }
    saves.push(address);
    return new Promise<Response>(() => {});
  });
  return saves;
}

const tap = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('tapping the button twice sends the test e-mail’s number once', async () => {
  const saves = slowServer();
  draw(<SetupMailbox {...props} />);
  await tap('Send a test e-mail');
  await tap('This is the number');
  await tap('This is the number');
  await tap('Save without the number');
  expect(saves).toEqual(['/api/setup/mailbox/confirm']);
});

test('the number belongs to what was typed when the test e-mail was sent', async () => {
  slowServer();
  const { unmount } = draw(<SetupMailbox {...props} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Its password', 'one');
  await tap('Send a test e-mail');
  const number = () => screen.queryByRole('textbox', { name: 'The number in the test e-mail' });
  expect(number()).not.toBeNull();
  for (const [label, other, same] of [
    ['Where should enquiries go?', 'desk@example.org', 'inn@example.org'],
    ['Its password', 'two', 'one'],
  ] as const) {
    type(label, other);
    expect(number()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send a test e-mail' })).not.toBeNull();
    screen.getByLabelText(label).focus();
    type(label, same);
    expect(number()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
  // The number survives a reload, which forgets the password.
  unmount();
  draw(<SetupMailbox {...props} />);
  expect(number()).not.toBeNull();
});

test('a browser that stores nothing saves a verified mailbox all the same', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/setup/mailbox/test' ? { test: 'a' } : setup),
  );
  const refetch = vi.fn();
  const announce = vi.fn();
  render(
    <EditorContext value={{ tree: {} as Tree, refresh: () => {}, announce }}>
      <SetupMailbox {...props} refetch={refetch} />
    </EditorContext>,
  );
  await tap('Send a test e-mail');
  await tap('This is the number');
  expect(announce).toHaveBeenCalledOnce();
  expect(refetch).toHaveBeenCalled();
});

test('the card names only settings that are set elsewhere', () => {
  const mailbox = { ...setup.mailbox, setElsewhere: ['MAIL_TO'] };
  draw(<SetupMailbox {...props} setup={{ ...setup, mailbox }} />);
  expect(document.body.textContent).toMatch(/: MAIL_TO\b/);
  expect(document.body.textContent).not.toContain('SMTP_URL');
});

test('tapping the button twice saves an address once', async () => {
  const saves = slowServer();
  draw(<SetupAddress {...props} />);
  await tap('Check this address');
  await tap('Use this address');
  await tap('Use this address');
  expect(saves).toEqual(['/api/setup/address']);
});

test('tapping the button twice saves a way to publish once', async () => {
  const saves = slowServer();
  draw(<SetupPublishing {...props} />);
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await tap('Publish this way');
  await tap('Publish this way');
  expect(saves).toEqual(['/api/setup/publishing']);
});

test('a result for an address that was typed over meanwhile is not offered', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  draw(<SetupAddress {...props} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'old-inn.in' } });
  await tap('Check this address');
  fireEvent.change(field, { target: { value: 'new-inn.in' } });
  await act(async () =>
    answer(Response.json({ origin: 'https://old-inn.in', finding: 'ours', isHere: true })),
  );
  expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
});

const ADDRESS: Partial<SetupAnswer> = { address: { ...saved, origin: 'https://my-inn.in' } };
const verified = '2027-03-10T09:30:00Z';
const ids = { ...setup.emailjs.ids, serviceId: 'service_1' };

test.each<[what: string, done: Partial<SetupAnswer>, next: string]>([
  ['nothing', {}, 'The site’s address: Check this address'],
  ['the address', ADDRESS, 'The mailbox: Send a test e-mail'],
  [
    'the address and an unproved EmailJS account',
    { ...ADDRESS, emailjs: { ...setup.emailjs, ids } },
    'EmailJS instead of a mailbox: Send a test e-mail',
  ],
  [
    'all but the way to publish',
    { ...ADDRESS, emailjs: { ...setup.emailjs, ids, verified } },
    'Publishing: Try whether this works',
  ],
  [
    'what the editor can change',
    { ...ADDRESS, mailbox: { ...setup.mailbox, setElsewhere: ['MAIL_TO'] } },
    'Publishing: Try whether this works',
  ],
])('with %s done, the next step alone has a main button', async (_, done, next) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...setup, ...done }));
  draw(<Setup />);
  await act(async () => {});
  const main = screen
    .getAllByRole('button', { hidden: true })
    .filter(({ dataset }) => dataset['variant'] === 'primary')
    .map(
      (one) => `${one.closest('section')?.querySelector('h2')?.textContent}: ${one.textContent}`,
    );
  expect(main).toEqual([next]);
});
