// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tree } from '../../../model/api.ts';
import type { Photo } from '../../../model/photos.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { AssignPhotos } from './AssignPhotos.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tree = { inn: 'Inn', files: [], samples: { total: 0, left: 0 }, sampleList: [], version: '' };
const sample = (photo: string, path: string, title: string): Photo => ({
  ...{ photo, width: 1200, height: 800, bytes: 1, isSample: true },
  uses: [{ path, version: `of ${path}`, title, at: ['photo'], label: '' }],
});
const own = (photo: string): Photo => ({ ...sample(photo, '', ''), uses: [], isSample: false });
const photos = [
  sample('public/plan.jpg', 'gallery.yaml', 'Gallery'),
  sample('public/bed.jpg', 'rooms/Double.yaml', 'Double'),
  sample('public/house.jpg', 'pages/home.yaml', 'Home page'),
  own('public/mine-1.jpg'),
  own('public/mine-2.jpg'),
];

function draw() {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return Response.json({ saveId: '1', count: 2, descriptions: [] });
  });
  render(
    <EditorContext value={{ tree: tree as Tree, refresh: () => {}, announce: () => {} }}>
      <AssignPhotos photos={photos} onChanged={() => {}} />
    </EditorContext>,
  );
  return sent;
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('tapped photographs are assigned to the places in order, in one save', async () => {
  const sent = draw();
  await tap('mine 2');
  await tap('mine 1');
  expect(screen.getByRole('button', { name: /^Place 1: mine 2 in Home page/ })).toBeTruthy();
  await tap('Take the last one back');
  expect(screen.getByRole('button', { name: /^Place 2: Double/ })).toBeTruthy();
  // Another place than the next.
  await tap('Place 3: Gallery');
  await tap('mine 1');
  await tap('Put 2 in place');
  expect(sent).toEqual([
    {
      path: '/api/photos/replace-several',
      body: {
        pairs: [
          { photo: 'public/house.jpg', by: 'public/mine-2.jpg' },
          { photo: 'public/plan.jpg', by: 'public/mine-1.jpg' },
        ],
        files: [
          { path: 'pages/home.yaml', version: 'of pages/home.yaml' },
          { path: 'gallery.yaml', version: 'of gallery.yaml' },
        ],
      },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Undo this' })).toBeTruthy();
});

test('one tap fills the places with unused photographs', async () => {
  draw();
  await tap('Fill the places in this order');
  expect(screen.getByRole('button', { name: /^Place 1: mine 1 in Home page/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Place 2: mine 2 in Double/ })).toBeTruthy();
});

test('a photograph tapped while others are put in place stays assigned', async () => {
  draw();
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await tap('mine 2');
  await tap('Put 1 in place');
  await tap('mine 1');
  await act(async () => answer(Response.json({ saveId: '1', count: 1, descriptions: [] })));
  expect(screen.getByRole('button', { name: /^Place 2: mine 1 in Double/ })).toBeTruthy();
});

test('a replacement can still be undone after an attempt that failed', async () => {
  draw();
  await tap('mine 2');
  await tap('Put 1 in place');
  const undo = await screen.findByRole('button', { name: 'Undo this' });
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Not now.' }, { status: 503 }));
  await userEvent.click(undo);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo this' })).toBe(undo);
});
