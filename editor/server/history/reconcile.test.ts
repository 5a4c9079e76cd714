import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { redirectsOf } from '../../../src/content/redirects.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Diagnostic, Op, PastSave } from '../../model/api.ts';
import { diagnosticsOf } from '../documents/diagnostics.ts';

/** A restored file must be consistent with the current other files. */

const DOUBLE = 'rooms/Double_Room.yaml';
const TRIPLE = 'rooms/Triple_Room.yaml';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor({ 'testimonials.yaml': (text) => `${text}  room: Double_Room\n` });
  await editor.get('/api/tree');
});
afterEach(() => editor.close());

async function save(path: string, ...ops: Op[]): Promise<string> {
  const saved = await editor.save(path, ...ops);
  expect(saved.status).toBe(200);
  return ((await saved.json()) as { saveId: string }).saveId;
}

const setting = (name: string, value: unknown): Op => ({ op: 'set', at: [name], value });

interface Restored {
  notes: string[];
  diagnostics: Diagnostic[];
  error: string;
  canConfirm: boolean;
}

async function restore(id: string | undefined, more: object = {}) {
  const answer = await editor.post('/api/restore', { id, ...more });
  return { status: answer.status, ...((await answer.json()) as Restored) };
}

const errors = async () =>
  (await diagnosticsOf(editor.content))
    .filter(({ severity }) => severity === 'error')
    .map((one) => one.message);
const goesTo = async (address: string) => (await redirectsOf(editor.content)).get(address);

test('restoring an older inn.yaml keeps the address of a room archived since', async () => {
  const id = await save('inn.yaml', setting('spoken', 'Tulu'));
  const then = await editor.read('inn.yaml');
  await editor.post('/api/rooms/archive', { path: DOUBLE });
  await save('inn.yaml', setting('spoken', 'Tamil'));

  const { status, notes } = await restore(id);
  expect(status).toBe(200);
  expect(notes.join()).toContain('/Double_Room');
  expect(await goesTo('/Double_Room')).toBe('/rooms');
  expect(await editor.read('inn.yaml')).toContain('spoken: Tulu');
  const { formerRooms, ...facts } = parse(await editor.read('inn.yaml'));
  expect(formerRooms).toEqual(['Double_Room']);
  expect(facts).toEqual(parse(then));
});

test('old addresses added since stay: the inn’s own and a room’s', async () => {
  const inn = await save('inn.yaml', setting('spoken', 'Tulu'));
  const room = await save(DOUBLE, setting('beds', 'A bunk bed'));
  const tariff = { from: '/tariff.html', to: '/rooms' };
  await save('inn.yaml', setting('redirects', [tariff]), setting('spoken', 'Tamil'));
  await save(DOUBLE, setting('formerly', ['Old_Double']), setting('beds', 'A hammock'));

  expect((await restore(inn)).notes.join()).toContain('/tariff.html');
  expect((await restore(room)).notes.join()).toContain('/Old_Double');
  expect(await goesTo('/tariff.html')).toBe('/rooms');
  expect(await goesTo('/Old_Double')).toBe('/Double_Room');
});

test('an address that is a page again is not redirected', async () => {
  await editor.post('/api/rooms/archive', { path: DOUBLE });
  const id = await save('inn.yaml', setting('spoken', 'Tulu'));
  await editor.post('/api/rooms/restore', { path: 'aside/Double_Room.yaml' });
  await save('inn.yaml', setting('spoken', 'Tamil'));

  const { status, notes } = await restore(id);
  expect([status, notes.length]).toEqual([200, 1]);
  expect(await goesTo('/Double_Room')).toBeUndefined();
  expect(await errors()).toEqual([]);
});

test('restored testimonials do not name a room archived since', async () => {
  const id = await save('testimonials.yaml', { op: 'set', at: [0, 'profession'], value: 'Pune' });
  await editor.post('/api/rooms/archive', { path: DOUBLE });
  await save('testimonials.yaml', { op: 'set', at: [0, 'profession'], value: 'Goa' });

  const { status, notes } = await restore(id);
  expect([status, notes.length]).toEqual([200, 1]);
  expect(await editor.read('testimonials.yaml')).toContain('profession: Pune');
  expect(await editor.read('testimonials.yaml')).not.toContain('room:');
});

test('restoring an archived room’s file leaves the room archived', async () => {
  const id = await save(DOUBLE, setting('beds', 'A bunk bed'));
  await save(DOUBLE, setting('beds', 'A hammock'));
  await editor.post('/api/rooms/archive', { path: DOUBLE });

  expect(await restore(id)).toMatchObject({ status: 200 });
  expect(existsSync(join(editor.content, DOUBLE))).toBe(false);
  expect(await editor.read('aside/Double_Room.yaml')).toContain('beds: A bunk bed');
  expect(await goesTo('/Double_Room')).toBe('/rooms');
});

test('restoring an archiving repeats all of it', async () => {
  await editor.post('/api/rooms/archive', { path: DOUBLE });
  const [going] = await editor.get<PastSave[]>('/api/history');
  await editor.post('/api/rooms/restore', { path: 'aside/Double_Room.yaml' });

  expect(await restore(going?.id)).toMatchObject({ status: 200 });
  expect(existsSync(join(editor.content, DOUBLE))).toBe(false);
  expect(existsSync(join(editor.content, 'aside/Double_Room.yaml'))).toBe(true);
  expect(await goesTo('/Double_Room')).toBe('/rooms');
});

test('a restored room keeps its place if the rooms were reordered since', async () => {
  const id = await save(DOUBLE, setting('beds', 'A bunk bed'));
  await editor.post('/api/rooms/move', { path: TRIPLE, to: 0 });
  await save(DOUBLE, setting('beds', 'A hammock'));

  const { status, notes } = await restore(id);
  expect([status, notes.length]).toEqual([200, 1]);
  expect(parse(await editor.read(DOUBLE))).toMatchObject({ beds: 'A bunk bed', order: 2 });
});

test('if only reconciled values differ, nothing is written', async () => {
  const id = await save('inn.yaml', setting('spoken', 'Tulu'));
  await editor.post('/api/rooms/archive', { path: DOUBLE });

  const { status, error } = await restore(id);
  expect(status).toBe(409);
  expect(error).toMatch(/as it was then.*\/Double_Room/);
});

test('a restore that would break something lists it, and runs once confirmed', async () => {
  const path = 'pages/facilities.yaml';
  const id = await save(path, setting('title', 'Comforts'));
  await save(path, { op: 'set', at: ['groups', 0, 'heading'], value: 'Under our roof' });
  const before = await editor.read(path);

  const requested = await restore(id);
  expect(requested).toMatchObject({ status: 422, canConfirm: true });
  expect(requested.diagnostics).toMatchObject([{ file: 'facilities.yaml' }]);
  expect(requested.diagnostics[0]?.message).toContain('Under our roof');
  expect(await editor.read(path)).toBe(before);

  expect(await restore(id, { confirmed: true })).toMatchObject({ status: 200 });
  expect(await editor.read(path)).toContain('heading: In the house');
});

test('a restore that names a deleted photograph needs confirmation', async () => {
  const set = (photo: string): Op => ({ op: 'set', at: ['pictures', 0, 'photo'], value: photo });
  const id = await save(DOUBLE, setting('beds', 'A bunk bed'));
  await save(DOUBLE, set('public/house.jpg'));
  await save(TRIPLE, set('public/house.jpg'));
  rmSync(join(editor.content, 'photos/rooms/bed.jpg'));

  const requested = await restore(id);
  expect(requested).toMatchObject({ status: 422, canConfirm: true });
  expect(requested.diagnostics).toMatchObject([
    { file: DOUBLE, message: expect.stringContaining('bed') },
  ]);
});

test('an undo that would break something needs confirmation', async () => {
  const path = 'pages/facilities.yaml';
  const id = await save(path, {
    op: 'add',
    at: ['groups'],
    index: 1,
    value: { heading: 'Outside', picture: { photo: 'public/house.jpg', alt: 'A photo' } },
  });
  await save('facilities.yaml', { op: 'set', at: [0, 'group'], value: 'Outside' });

  const requested = await editor.post('/api/undo', { id });
  expect(requested.status).toBe(422);
  expect(await requested.json()).toMatchObject({ canConfirm: true });
  expect((await editor.post('/api/undo', { id, confirmed: true })).status).toBe(200);
});
