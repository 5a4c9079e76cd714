// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormChange, PastSave, Tree } from '../../model/api.ts';
import { EditorContext } from '../state/editorContext.ts';
import { History } from './History.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const past: PastSave = {
  id: 's1',
  at: '2027-03-10T09:30:00Z',
  file: 'inn.yaml',
  summary: 'languages of the inn, Kannada → Tulu',
  kind: 'save',
  isLatest: false,
};
const changes: FormChange[] = [
  { title: 'The inn', fields: [{ label: 'Languages', before: 'Kannada', after: 'Tulu' }] },
];
const tree = { inn: 'Inn', files: [{ path: 'inn.yaml', title: 'The inn' }] } as Tree;

/** The history with one save; collects the requests, and answers them as given. */
function draw(answer: (body: { confirmed?: boolean }) => Response, save = past) {
  const bodies: { confirmed?: boolean }[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/history/s1') return Response.json(changes);
    if (address.startsWith('/api/history')) return Response.json([save]);
    const body = JSON.parse(String(init?.body));
    bodies.push(body);
    return answer(body);
  });
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <History file={undefined} />
    </EditorContext>,
  );
  return bodies;
}

const press = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));

const message = 'There is no group “Under our roof” on the page.';
const diagnostics = [{ file: 'facilities.yaml', message, severity: 'error' }];
const asksFirst = ({ confirmed }: { confirmed?: boolean }) =>
  confirmed
    ? Response.json({ notes: [] })
    : Response.json({ error: 'This would break:', diagnostics, canConfirm: true }, { status: 422 });

test('a restore reports what it kept for other pages', async () => {
  const note = 'The old address /Double_Room stays.';
  draw(() => Response.json({ notes: [note] }));
  await press(/^Restore “The inn” as it was \(10 March/);
  expect(await screen.findByText(new RegExp(`as it was: 10 March.*${note}`))).toBeTruthy();
});

test('a restore that would break something asks for confirmation', async () => {
  const bodies = draw(asksFirst);
  await press(/^Restore “The inn” as it was \(10 March/);
  await screen.findByText(message);
  expect(bodies).toEqual([{ id: 's1' }]);
  await press(/^Do it anyway/);
  await screen.findByText(/^“The inn” is again as it was/);
  expect(bodies).toEqual([{ id: 's1' }, { id: 's1', confirmed: true }]);
  expect(screen.queryByText(message)).toBeNull();
});

test('cancelling that question changes nothing', async () => {
  const bodies = draw(asksFirst);
  await press(/^Undo this/);
  await press(/^Leave everything as it is/);
  expect(screen.queryByText(message)).toBeNull();
  expect(bodies).toEqual([{ id: 's1' }]);
});

test('the answer is shown below the save that it is for', async () => {
  draw(() => Response.json({ notes: [] }));
  await press(/^Undo this/);
  const answer = await screen.findByText(/^Undone: languages of the inn/);
  expect(answer.closest('li')?.textContent).toContain('The inn');
});

test('a double click undoes one save, not also the one that takes its place in the list', async () => {
  const bodies = draw(() => Response.json({ notes: [] }));
  await press(/^Undo this/);
  await screen.findByText(/^Undone/);
  // The line of the undo has moved under the pointer.
  fireEvent.click(screen.getByRole('button', { name: /^Undo this/ }), { detail: 2 });
  await press(/^Restore “The inn” as it was/);
  await screen.findByText(/^“The inn” is again as it was/);
  expect(bodies).toHaveLength(2);
});

test('a save shows the words before and after', async () => {
  draw(() => Response.json({ notes: [] }));
  await userEvent.click(await screen.findByText('Show what changed'));
  expect(await screen.findByRole('heading', { name: 'Languages' })).toBeTruthy();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Kannada',
    'Tulu',
  ]);
});

test('a save that nothing followed can be undone, and has nothing to restore', async () => {
  draw(() => Response.json({ notes: [] }), { ...past, isLatest: true });
  await screen.findByRole('button', { name: /^Undo this/ });
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});
