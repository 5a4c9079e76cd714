import { afterEach, beforeEach, expect, test } from 'vitest';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Saved, Tree } from '../../model/api.ts';

const ROOM = 'rooms/Double_Room.yaml';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor({
    'inn.yaml': (text) =>
      text
        .replace('phone:', '# SAMPLE: nobody answers.\nphone:')
        .replace('credits:', '# SAMPLE: who made them.\ncredits:') +
      'sampleNotice: Most of this is made up.\n',
    [ROOM]: (text) => `# A room.\n\n${text}`,
  });
});
afterEach(() => editor.close());

test('changing a number changes one line of the file', async () => {
  const before = await editor.read(ROOM);
  const { version, data, schema } = await editor.open(ROOM);
  expect(data).toMatchObject({ name: 'Double Room' });
  expect(schema.properties?.['pictures']?.items).toMatchObject({ 'x-field': 'picture' });
  const ops = [{ op: 'set', at: ['sleeps'], value: 3 }];
  const saved = await editor.post('/api/save', { path: ROOM, version, ops });
  expect(saved.status).toBe(200);
  expect(await editor.read(ROOM)).toBe(swap('sleeps: 2', 'sleeps: 3')(before));
  expect(((await saved.json()) as Saved).version).toBe((await editor.open(ROOM)).version);
});

test('an edit with an error is not written, and the answer says where and why', async () => {
  const before = await editor.read('inn.yaml');
  const { version } = await editor.open('inn.yaml');
  const ops = [{ op: 'set', at: ['phone'], value: 'ring us' }];
  const edit = { path: 'inn.yaml', version, ops };
  const diagnostic = expect.objectContaining({
    file: 'inn.yaml',
    pointer: ['phone'],
    severity: 'error',
  });
  expect((await (await editor.post('/api/check', edit)).json()).diagnostics).toContainEqual(
    diagnostic,
  );
  const rejected = await editor.post('/api/save', edit);
  expect(rejected.status).toBe(422);
  expect((await rejected.json()).diagnostics).toContainEqual(diagnostic);
  expect(await editor.read('inn.yaml')).toBe(before);
});

test('an existing error does not prevent correcting another', async () => {
  await editor.write(
    'inn.yaml',
    (await editor.read('inn.yaml')).replace(/^(email|phone):.*/gm, '$1: x'),
  );
  const op = { op: 'set', at: ['email'], value: 'desk@inn.example' } as const;
  expect((await editor.save('inn.yaml', op)).status).toBe(200);
});

test('a file changed elsewhere is returned, not overwritten', async () => {
  const { version } = await editor.open(ROOM);
  await editor.write(ROOM, swap('sleeps: 2', 'sleeps: 4')(await editor.read(ROOM)));
  const ops = [{ op: 'set', at: ['sleeps'], value: 3 }];
  const rejected = await editor.post('/api/save', { path: ROOM, version, ops });
  expect(rejected.status).toBe(409);
  expect((await rejected.json()).current.data.sleeps).toBe(4);
  expect(await editor.read(ROOM)).toContain('sleeps: 4');
});

test('samples are counted down: by replacing, by confirming, and by removing the notice', async () => {
  const count = async () => (await editor.get<Tree>('/api/tree')).samples;
  expect(await count()).toEqual({ total: 3, left: 3 });
  const { version, samples } = await editor.open('inn.yaml');
  expect(samples.map(({ pointer }) => pointer)).toEqual([['phone'], ['credits'], ['sampleNotice']]);
  // The mark above the telephone number is about everything that follows it.
  const first = await editor.post('/api/save', {
    path: 'inn.yaml',
    version,
    ops: [{ op: 'set', at: ['credits'], value: 'Asha' }],
    confirmSamples: [['sampleNotice']],
  });
  expect(await editor.read('inn.yaml')).not.toMatch(/SAMPLE: who|sampleNotice/);
  expect(await count()).toEqual({ total: 3, left: 1 });
  const before = await editor.read('inn.yaml');
  const { version: next } = (await first.json()) as Saved;
  await editor.post('/api/samples/confirm', {
    path: 'inn.yaml',
    version: next,
    pointer: ['phone'],
  });
  expect(await editor.read('inn.yaml')).toBe(swap('# SAMPLE: nobody answers.\n', '')(before));
  expect(await count()).toEqual({ total: 3, left: 0 });
});

test('files are listed in a sensible order', async () => {
  const { files, inn } = await editor.get<Tree>('/api/tree');
  expect(inn).toBe('Small Inn');
  const first = files.findIndex(({ group }) => group === 'rooms');
  expect(files.slice(first, first + 4).map(({ title, address }) => [title, address])).toEqual([
    ['Double Room', '/Double_Room'],
    ['Triple Room', '/Triple_Room'],
    ['The inn', '/'],
    ['Notice', '/'],
  ]);
});

test('the first save creates an optional file, and leaving everything out deletes it', async () => {
  const path = 'map.yaml';
  const listed = async () =>
    (await editor.get<Tree>('/api/tree')).files.find((file) => file.path === path)?.absent;
  expect(await listed()).toBe(true);
  const { version, data } = await editor.open(path);
  expect(data).toEqual({});
  const ops = [
    { op: 'set', at: ['alt'], value: 'A sketch' },
    {
      op: 'add',
      at: ['roads'],
      index: 0,
      value: {
        points: [
          [12.9, 77.6],
          [12.91, 77.61],
        ],
      },
    },
    { op: 'set', at: ['places'], value: [{ name: 'The well', at: [12.9, 77.6] }] },
  ];
  const saved = await editor.post('/api/save', { path, version, ops });
  expect(saved.status).toBe(200);
  expect(await editor.read(path)).toBe(
    'alt: A sketch\nroads:\n  - points:\n      - [12.9, 77.6]\n      - [12.91, 77.61]\nplaces:\n  - name: The well\n    at: [12.9, 77.6]\n',
  );
  expect(await listed()).toBeUndefined();
  const next = ((await saved.json()) as Saved).version;
  const gone = { path, version: next, ops: [{ op: 'unset', at: [] }] };
  expect((await editor.post('/api/save', gone)).status).toBe(200);
  expect(await listed()).toBe(true);
  const needed = await editor.open('inn.yaml');
  const rejected = await editor.post('/api/save', {
    ...gone,
    path: 'inn.yaml',
    version: needed.version,
  });
  expect(rejected.status).toBe(422);
});

test('a diagnostic that has only a line is shown at its field', async () => {
  const path = 'pages/home.yaml';
  const { version } = await editor.open(path);
  const ops = [{ op: 'set', at: ['hero', 'headline'], value: 'Welcome to Small Inn' }];
  const validated = await editor.post('/api/check', { path, version, ops });
  expect((await validated.json()).diagnostics).toContainEqual(
    expect.objectContaining({ severity: 'warning', pointer: ['hero', 'headline'] }),
  );
});

test('diagnostics of other files use the menu’s titles', async () => {
  const path = 'facilities.yaml';
  const { version } = await editor.open(path);
  const ops = [{ op: 'set', at: [0, 'group'], value: 'On the roof' }];
  const validated = await editor.post('/api/check', { path, version, ops });
  const { diagnostics } = (await validated.json()) as {
    diagnostics: { message: string; fix: string }[];
  };
  const said = diagnostics.map(({ message, fix }) => `${message} ${fix}`).join(' ');
  expect(said).toContain('“Facilities page” has no group “On the roof”.');
  expect(said).not.toContain('.yaml');
});

test('a field that refers to another file gets the choices', async () => {
  expect((await editor.open('testimonials.yaml')).choices).toEqual({
    rooms: [
      { value: 'Double_Room', label: 'Double Room' },
      { value: 'Triple_Room', label: 'Triple Room' },
    ],
  });
  expect((await editor.open('facilities.yaml')).choices).toEqual({
    groups: [{ value: 'In the house', label: 'In the house' }],
  });
});
