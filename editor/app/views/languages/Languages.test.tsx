// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
import type {
  FileEntry,
  Languages as LanguagesAnswer,
  OpenFile,
  Tree,
} from '../../../model/api.ts';
import { connection } from '../../requests/connection.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { Languages } from './Languages.tsx';

const PATH = 'translations.yaml';
const HOME = 'pages/home.yaml';
const tree = { inn: 'Inn', files: [{ path: HOME, title: 'Home' } as FileEntry] } as Tree;

let saves: string;
let file: OpenFile;
let heading: string;
let isOn: boolean;
let answer: (() => Response) | undefined;
let sent: unknown[];

const languages = (): LanguagesAnswer => ({
  languages: [{ code: 'kn', tag: 'kn', name: 'Kannada', english: 'Kannada', isOn }],
  sentences: [
    { en: heading, places: [{ path: HOME, at: ['heading'], place: HOME, label: 'heading' }] },
    { en: 'Breakfast', places: [{ path: HOME, at: ['intro'], place: HOME, label: 'intro' }] },
  ],
});

beforeEach(() => {
  saves = '1';
  file = { ...INN_FILE, path: PATH, data: [{ en: 'Rooms off Hosur Road', kn: 'ಕೊಠಡಿ' }] };
  heading = 'Rooms off Hosur Road';
  isOn = false;
  answer = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.startsWith('/api/status')) return Response.json({ run: 'a', preview: '', saves });
    if (address === '/api/languages') return answer?.() ?? Response.json(languages());
    if (address.startsWith('/api/file?path=inn')) return Response.json(INN_FILE);
    if (address.startsWith('/api/file')) return Response.json(file);
    if (address === '/api/check') return Response.json({ diagnostics: [] });
    if (address === '/api/save') {
      const { path, ops } = JSON.parse(String(init.body));
      if (path !== PATH) return Response.json({ error: 'Not just now.' }, { status: 422 });
      sent.push(...ops);
      return Response.json({ version: '2', diagnostics: [], samples: [], saveId: 's' });
    }
    return Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function draw() {
  await connection.watch();
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <Languages />
    </EditorContext>,
  );
  await screen.findByRole('textbox', { name: 'Kannada: Breakfast' });
}

/** Lets the page learn what was saved, in whichever window. */
async function learn() {
  saves += '1';
  await act(() => connection.watch());
}

test('English that another window has changed is translated as it is now', async () => {
  await draw();
  heading = 'Rooms near Hosur Road';
  const entry = { en: heading, was: 'Rooms off Hosur Road', kn: 'ಕೊಠಡಿ' };
  file = { ...file, version: '2', data: [entry] };
  act(() => void window.dispatchEvent(new Event('focus')));
  await learn();
  const name = 'Still right in Kannada: Rooms near Hosur Road';
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await screen.findByText(/^Saved/);
  expect(sent).not.toContainEqual(expect.objectContaining({ at: [0, 'en'] }));
});

test('a row stays in the list after it is translated and saved', async () => {
  await draw();
  const cell = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kannada: Breakfast' });
  fireEvent.change(cell, { target: { value: 'ತಿಂಡಿ' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await screen.findByText(/^Saved/);
  await learn();
  expect(screen.getByRole('textbox', { name: 'Kannada: Breakfast' })).toBe(cell);
});

test('the list stays on the screen while the server has no answer', async () => {
  await draw();
  const cell = screen.getByRole('textbox', { name: 'Kannada: Breakfast' });
  answer = () => Response.json({ error: 'Later.' }, { status: 503 });
  await learn();
  expect(screen.getByRole('textbox', { name: 'Kannada: Breakfast' })).toBe(cell);
});

test('a language that cannot be switched on is shown as it is', async () => {
  await draw();
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Kannada/ });
  await act(async () => fireEvent.click(box()));
  expect(await screen.findByText('Not just now.')).toBeTruthy();
  await learn();
  expect(box().checked).toBe(false);
});

test('a sentence that is translated stays in the list when the English of another changes', async () => {
  await draw();
  const cell = screen.getByRole('textbox', { name: 'Kannada: Breakfast' });
  fireEvent.change(cell, { target: { value: 'ತಿಂಡಿ' } });
  heading = 'Quiet nights';
  await learn();
  await screen.findByRole('textbox', { name: 'Kannada: Quiet nights' });
  expect(screen.getByRole('textbox', { name: 'Kannada: Breakfast' })).toBe(cell);
});

test('what “Remove all” has removed comes back together', async () => {
  const gone = ['We had a pool.', 'We had a bar.', 'We had a lift.'].map((en) => ({ en, kn: 'ಕ' }));
  file = { ...file, data: [gone[0], { en: heading, kn: 'ಕೊಠಡಿ' }, gone[1], gone[2]] };
  await draw();
  fireEvent.click(screen.getByRole('radio', { name: 'No longer on the website' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove all 3' }));
  expect(screen.queryByText('We had a pool.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  for (const { en } of gone) expect(screen.getByText(en)).toBeTruthy();
});

test('that one table was read by a native speaker says nothing of the next', async () => {
  await draw();
  const open = async (sentence: string) => {
    const table = new File([`English,Kannada\nBreakfast,${sentence}`], 'table.csv');
    const input = screen.getByLabelText('The table that came back');
    await act(async () => fireEvent.change(input, { target: { files: [table] } }));
    return screen.findByRole<HTMLInputElement>('checkbox', { name: /^Whoever/, hidden: true });
  };
  fireEvent.click(await open('ತಿಂಡಿ'));
  fireEvent.click(screen.getByText('Leave everything as it is'));
  expect((await open('ಉಪಾಹಾರ')).checked).toBe(false);
});
