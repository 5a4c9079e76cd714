import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { redirectsOf } from '../../../src/content/redirects.ts';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { openDesk, type TestDesk } from '../../../tests/support/openEditor.ts';
import type { PastSave, Tree } from '../../model/api.ts';
import { roomAddress } from './address.ts';
import { diagnosticsOf } from './diagnostics.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openDesk({
    'rooms/Double_Room.yaml': (text) => `# The quiet one.\n\n${text}shortName: Double\n`,
    'testimonials.yaml': (text) => `${text}  room: Double_Room\n`,
  });
  await desk.get('/api/tree');
});
afterEach(() => desk.close());

const rooms = async () =>
  (await desk.get<Tree>('/api/tree')).files
    .filter(({ group }) => group === 'rooms')
    .map(({ path, aside }) => (aside ? `(${path})` : path));
const errors = async () =>
  (await diagnosticsOf(desk.content))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

test('a room is added from a copy, remarks and all, with a name and an address of its own', async () => {
  const answer = await desk.post('/api/rooms/copy', {
    from: 'rooms/Double_Room.yaml',
    name: 'Garden Room “Été”',
  });
  expect(await answer.json()).toMatchObject({ path: 'rooms/Garden_Room_Ete.yaml' });
  const text = await desk.read('rooms/Garden_Room_Ete.yaml');
  expect(text).toMatch(/^# The quiet one\.\n\norder: 3\nname: Garden Room “Été”\n/);
  expect(parse(text)).not.toHaveProperty('shortName');
  expect(await errors()).toEqual([]);
});

test('an address is free, and plain in any script', () => {
  expect(roomAddress('ತೋಟದ ಕೋಣೆ', new Set())).toBe('Room_2');
  expect(roomAddress('Gallery', new Set())).toBe('Gallery_2');
  expect(roomAddress('Attic', new Set(['attic', 'attic_2']))).toBe('Attic_3');
});

test('a room that is put aside is off the site, kept, and comes back as it was', async () => {
  const path = 'rooms/Double_Room.yaml';
  const before = { room: await desk.read(path), inn: await desk.read('inn.yaml') };
  expect((await desk.post('/api/rooms/aside', { path })).status).toBe(200);
  expect(await rooms()).toEqual(['rooms/Triple_Room.yaml', '(aside/Double_Room.yaml)']);
  expect(await errors()).toEqual([]);
  expect((await redirectsOf(desk.content)).get('/Double_Room')).toBe('/rooms');
  expect(await desk.read('testimonials.yaml')).not.toContain('room:');

  await desk.post('/api/rooms/back', { path: 'aside/Double_Room.yaml' });
  expect(await desk.read(path)).toBe(before.room);
  expect(await desk.read('inn.yaml')).toBe(before.inn);
  expect(existsSync(join(desk.content, 'aside/Double_Room.yaml'))).toBe(false);
});

test('a room’s going is undone in one step, its guests’ words included', async () => {
  const before = await desk.read('testimonials.yaml');
  await desk.post('/api/rooms/aside', { path: 'rooms/Double_Room.yaml' });
  const [newest] = await desk.get<PastSave[]>('/api/history');
  expect(newest?.summary).toBe('room put aside: Double Room');
  expect((await desk.post('/api/undo', { id: newest?.id })).status).toBe(200);
  expect(await desk.read('testimonials.yaml')).toBe(before);
  expect(await rooms()).toEqual(['rooms/Double_Room.yaml', 'rooms/Triple_Room.yaml']);
});

test('the last room stays', async () => {
  await desk.post('/api/rooms/aside', { path: 'rooms/Double_Room.yaml' });
  const refused = await desk.post('/api/rooms/aside', { path: 'rooms/Triple_Room.yaml' });
  expect(refused.status).toBe(422);
  expect((await refused.json()).diagnostics[0].message).toBe('There is no room.');
  expect(await rooms()).toContain('rooms/Triple_Room.yaml');
});

test('rooms change places by one line each', async () => {
  const before = await desk.read('rooms/Triple_Room.yaml');
  await desk.post('/api/rooms/order', {
    paths: ['rooms/Triple_Room.yaml', 'rooms/Double_Room.yaml'],
  });
  expect(await rooms()).toEqual(['rooms/Triple_Room.yaml', 'rooms/Double_Room.yaml']);
  expect(await desk.read('rooms/Triple_Room.yaml')).toBe(swap('order: 2', 'order: 1')(before));
});

test('only rooms are copied or moved', async () => {
  for (const path of ['inn.yaml', 'rooms/../inn.yaml', 'aside/x.yaml', '/etc/passwd']) {
    expect((await desk.post('/api/rooms/aside', { path })).status, path).toBe(404);
  }
});

test('a file that was put there by hand is never written over by a room that moves', async () => {
  const [shown, aside] = ['rooms/Double_Room.yaml', 'aside/Double_Room.yaml'];
  await desk.post('/api/rooms/aside', { path: shown });
  const byHand = swap('order: 1', 'order: 9')(await desk.read(aside));
  await desk.write(shown, byHand);
  for (const [way, path, taken] of [
    ['back', aside, shown],
    ['aside', shown, aside],
  ] as const) {
    const refused = await desk.post(`/api/rooms/${way}`, { path });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toContain(`There is a file ${taken} already`);
  }
  expect(await desk.read(shown)).toBe(byHand);
  expect(await desk.read(aside)).not.toBe(byHand);
});
