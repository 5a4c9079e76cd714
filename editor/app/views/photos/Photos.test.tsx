// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tree } from '../../../model/api.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { navigate, useRoute } from '../../state/route.ts';
import { Photos } from './Photos.tsx';

const bed = { photo: 'public/bed.jpg', width: 1200, height: 800, bytes: 1, isSample: false };
const gone = { id: 'd1', photo: 'public/bed.jpg', daysLeft: 3 };

const attic = { ...bed, photo: 'public/attic.jpg' };
const use = { path: 'rooms/A.yaml', version: '1', title: 'The attic', at: ['photo'], label: '' };

/** Answers the requests for a change, in the order in which they were sent. */
let answers: ((response: Response) => void)[];

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method === 'POST') return new Promise<Response>((resolve) => answers.push(resolve));
    if (address === '/api/photos')
      return Response.json([
        { ...bed, uses: [] },
        { ...attic, uses: [use] },
      ]);
    return Response.json(address === '/api/photos/deleted' ? [gone] : []);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function RoutedView() {
  const route = useRoute();
  return route.view === 'photos' ? (
    <Photos filter={route.filter} photo={route.photo} />
  ) : (
    <p>Another view</p>
  );
}

const draw = () =>
  act(async () =>
    render(
      <EditorContext value={{ tree: {} as Tree, refresh: () => {}, announce: () => {} }}>
        <RoutedView />
      </EditorContext>,
    ),
  );
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const answer = (index: number, body: object, status = 200) =>
  act(async () => answers[index]?.(Response.json(body, { status })));

test('a deletion answered after the owner went elsewhere does not bring her back', async () => {
  navigate({ view: 'photos', photo: bed.photo });
  await draw();
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: /^Delete/, hidden: true }));
  await act(async () => navigate({ view: 'rooms' }));
  await answer(0, { id: 'd1' });
  expect(screen.getByText('Another view')).toBeTruthy();
});

test('a deletion that fails after its dialog was closed says so', async () => {
  navigate({ view: 'photos', photo: bed.photo });
  await draw();
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: /^Delete/, hidden: true }));
  await act(async () => navigate({ view: 'photos' }));
  await answer(0, { error: 'The disk is full.' }, 507);
  expect(screen.getByText('bed: The disk is full.')).toBeTruthy();
});

test('a replacement that is answered after its dialog was closed says what to check', async () => {
  navigate({ view: 'photos', photo: attic.photo });
  await draw();
  await press('Replace it everywhere');
  const [, chooser] = screen.getAllByRole('dialog', { hidden: true });
  const choice = within(chooser as HTMLElement).getByRole('button', { name: /^bed/, hidden: true });
  await act(async () => fireEvent.click(choice));
  await act(async () => navigate({ view: 'photos' }));
  const description = { ...use, at: ['photo', 'alt'], alt: 'The attic by night' };
  await answer(0, { saveId: 's1', count: 1, descriptions: [description] });
  expect(screen.getByText('Replaced in 1 place.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /The attic by night/ })).toBeTruthy();
});

test('restoring a photograph by a double click reports that it is back', async () => {
  navigate({ view: 'photos', filter: 'deleted' });
  await draw();
  await press(/^Restore/);
  await press(/^Restore/);
  await answer(0, { photo: bed.photo });
  await answer(1, { error: 'This photograph is not deleted.' }, 404);
  expect(screen.getByText(/^Restored: bed/)).toBeTruthy();
});
