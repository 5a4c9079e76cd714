// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
import type { Broken, OpenFile, Tree } from '../../../model/api.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { FileView } from './FileView.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const schema = { type: 'object', properties: { beds: { type: 'integer', title: 'Beds' } } };
const sound: OpenFile = { ...INN_FILE, schema, version: '2' };
const tree = { inn: 'Inn', files: [] as Tree['files'] } as Tree;
const text = 'beds: "2\n';
const last = { id: 's1', at: '2027-03-10T09:30:00Z' };

/** The form of a file that is broken until it is restored; collects the requests. */
function draw(broken: Broken, data?: unknown) {
  let file: OpenFile = { ...sound, version: '1', data, broken };
  const requested: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/file')) return Response.json(file);
    if (address === '/api/restore') {
      requested.push(JSON.parse(String(init.body)));
      file = sound;
      return Response.json({ notes: [] });
    }
    return Response.json([]);
  });
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <FileView route={{ view: 'edit', path: 'inn.yaml' }} />
    </EditorContext>,
  );
  return requested;
}

test('an unreadable file offers its last valid version instead of empty fields', async () => {
  const requested = draw({ isWhole: true, text, last });
  await screen.findByRole('heading', { name: 'This cannot be read just now' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByText('beds: "2')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: /^Go back to how it was/ }));
  expect(requested).toEqual([{ id: 's1', path: 'inn.yaml' }]);
  const beds = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Beds/ });
  expect(beds.value).toBe('2');
  expect(screen.queryByRole('heading', { name: /cannot be read/ })).toBeNull();
});

test('without a valid version, the notice says who can help', async () => {
  draw({ isWhole: true, text });
  await screen.findByText(/no earlier version/);
  expect(screen.queryByRole('button', { name: /^Go back/ })).toBeNull();
});

test('when some fields cannot be shown, the others can still be changed', async () => {
  draw({ isWhole: false, text, last }, { beds: 2 });
  await screen.findByRole('heading', { name: 'Some of this cannot be shown' });
  expect(screen.getByRole('textbox', { name: /^Beds/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Go back to how it was/ })).toBeTruthy();
});

test('why a sentence could not be confirmed is shown', async () => {
  const motto = { type: 'object', properties: { motto: { type: 'string', title: 'Motto' } } };
  const file = { ...sound, schema: motto, data: { motto: 'Rest here.' } };
  const sentences = [{ path: 'inn.yaml', at: ['motto'], text: 'Rest here.' }];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/file')) return Response.json(file);
    if (address === '/api/first-hour') return Response.json({ sentences });
    if (address === '/api/samples/confirm-sentence')
      return Response.json({ error: 'The computer is full.' }, { status: 507 });
    return Response.json([]);
  });
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <FileView route={{ view: 'edit', path: 'inn.yaml' }} />
    </EditorContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^This is true of my inn/ }));
  expect(await screen.findByText('The computer is full.')).toBeTruthy();
});
