// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
import type { Diagnostic, OpenFile, Tree } from '../../../model/api.ts';
import { connection } from '../../requests/connection.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { type EditRoute, navigate, useRoute } from '../../state/route.ts';
import { EditView } from './EditView.tsx';

const PREVIEW = 'http://preview.test';
const PATH = INN_FILE.path;
const text = (title: string) => ({ type: 'string', title });
const schema = { type: 'object', properties: { name: text('Name'), motto: text('Motto') } };
const tree = { inn: 'Inn', files: [] as Tree['files'] } as Tree;

let file: OpenFile;
let preview: string;
let save: () => Response;
let diagnostics: Diagnostic[];
let isAnswering: boolean;

beforeEach(() => {
  file = { ...INN_FILE, schema, data: { name: 'Inn', motto: 'Rest' } };
  preview = PREVIEW;
  isAnswering = true;
  diagnostics = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('no network');
    if (address.startsWith('/api/status')) return Response.json({ run: 'a', preview, saves: '' });
    if (address.startsWith('/api/file')) return Response.json(file);
    if (address === '/api/check') return Response.json({ diagnostics });
    if (address === '/api/save') return save();
    return Response.json([]);
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets answers arrive, and the next poll of the server happen. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(2_500));

function RoutedView() {
  return <EditView route={useRoute() as EditRoute} />;
}

/** Opens the form of the file on a phone. */
async function draw() {
  navigate({ view: 'edit', path: PATH });
  void connection.watch();
  await vi.advanceTimersByTimeAsync(2_500);
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <RoutedView />
    </EditorContext>,
  );
  await wait();
}

/** A tap on a text in the page. */
async function tap(name: string) {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('The page as guests see it');
  const data = { type: 'preview:open', place: { file: PATH, at: [name] } };
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { source: contentWindow, origin: PREVIEW, data }),
    );
  });
  await wait();
}

const field = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`), hidden: true });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const sheet = () => screen.queryByRole('dialog', { hidden: true });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`), hidden: true }));
  await wait();
};

/** The server's answer to a save: the name was changed elsewhere meanwhile. */
function changeElsewhere() {
  const current = { ...file, version: '2', data: { name: 'Theirs', motto: 'Rest' } };
  save = () => Response.json({ error: 'Changed.', current }, { status: 409 });
}

test('a tap in the page opens a sheet with one field; all fields are one tap away', async () => {
  await draw();
  expect(screen.queryByRole('textbox')).toBeNull();
  await tap('name');
  expect(sheet()).toBeTruthy();
  expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(1);
  fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('All fields'));
  expect(sheet()).toBeNull();
  expect(field('Motto')).toBeTruthy();
});

test('a conflict replaces the sheet by the whole form', async () => {
  changeElsewhere();
  await draw();
  await tap('name');
  type('Name', 'Mine');
  await press('Save');
  expect(sheet()).toBeNull();
  expect(screen.getByRole('heading', { name: /changed somewhere else/ })).toBeTruthy();
  // No sheet opens in which Save does nothing.
  await press('Show the page');
  await tap('motto');
  expect(sheet()).toBeNull();
  await press('Keep what I typed');
  await press('Show the page');
  await tap('motto');
  expect(sheet()).toBeTruthy();
});

test('a save rejected for another field replaces the sheet by the whole form; for its own field the sheet stays', async () => {
  const error = (name: string): Diagnostic => ({
    file: PATH,
    pointer: [name],
    message: `Wrong ${name}.`,
    fix: 'Correct it.',
    severity: 'error',
  });
  diagnostics = [error('name')];
  save = () => Response.json({ error: 'Correct it.', diagnostics }, { status: 422 });
  await draw();
  await tap('name');
  type('Name', 'Mine');
  await press('Save');
  expect(sheet()?.textContent).toContain('Wrong name.');
  diagnostics = [error('motto')];
  await press('Save');
  expect(sheet()).toBeNull();
  expect(screen.getByRole('link', { name: 'Wrong motto.' })).toBeTruthy();
});

test('a broken file and a restored draft open the whole form', async () => {
  file = { ...file, data: undefined, broken: { isWhole: true, text: '"' } };
  await draw();
  expect(screen.getByRole('heading', { name: 'This cannot be read just now' })).toBeTruthy();
  cleanup();
  file = { ...INN_FILE, schema, data: { name: 'Inn', motto: 'Rest' } };
  const ops = [{ op: 'set', at: ['name'], value: 'Mine' }];
  const draft = { path: PATH, version: '1', ops, session: 'closed', at: '2027-03-10T09:30:00Z' };
  localStorage.setItem(`desk:draft:closed:${PATH}`, JSON.stringify(draft));
  await draw();
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  // Once the form has been shown, the page can be tapped again.
  await press('Show the page');
  await tap('motto');
  expect(sheet()).toBeTruthy();
});

test('what was typed in a closed sheet can be saved from the page', async () => {
  await draw();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await tap('name');
  type('Name', 'Mine');
  await press('Close');
  expect(sheet()).toBeNull();
  save = () => Response.json({ version: '2', diagnostics: [], samples: [], saveId: 's' });
  await press('Save');
  expect(screen.getByText(/^Saved/)).toBeTruthy();
  await tap('name');
  type('Name', 'Later');
  await press('Close');
  changeElsewhere();
  await press('Save');
  expect(screen.getByRole('heading', { name: /changed somewhere else/ })).toBeTruthy();
});

test('a preview that starts later does not replace the form in use', async () => {
  preview = '';
  await draw();
  fireEvent.focus(field('Name'));
  preview = PREVIEW;
  await wait();
  expect(field('Name')).toBeTruthy();
});

test('a sheet stays open while the server does not answer', async () => {
  await draw();
  await tap('name');
  const typedIn = field('Name');
  isAnswering = false;
  await wait();
  expect(field('Name')).toBe(typedIn);
  isAnswering = true;
  await wait();
  expect(field('Name')).toBe(typedIn);
});

test('Back closes the sheet', async () => {
  await draw();
  await tap('name');
  act(() => navigate({ view: 'edit', path: PATH }));
  expect(sheet()).toBeNull();
  expect(screen.getByTitle('The page as guests see it')).toBeTruthy();
});

test('a second tap on Save in the page does nothing, during the save and after it', async () => {
  await draw();
  await tap('name');
  type('Name', 'Mine');
  await press('Close');
  save = () => Response.json({ version: '2', diagnostics: [], samples: [], saveId: 's' });
  const button = screen.getByRole('button', { name: /^Save/, hidden: true });
  fireEvent.click(button);
  fireEvent.click(button);
  await wait();
  expect(screen.getByText(/^Saved/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Save');
  expect(screen.queryByRole('textbox')).toBeNull();
});
