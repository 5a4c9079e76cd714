import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { opsBetween } from '../../../tests/editor/support/opsBetween.ts';
import { writeSecondInn } from '../../../tests/fixtures/secondInn.ts';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { UploadedPhoto } from '../../model/photos.ts';
import { diagnosticsOf } from '../documents/diagnostics.ts';

const files = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .sort();

async function type(editor: TestEditor, path: string, wanted: unknown): Promise<void> {
  const { data } = await editor.open(path);
  const saved = await editor.save(path, ...opsBetween(data, wanted));
  expect([path, saved.status, (await saved.json()).diagnostics]).toEqual([
    path,
    200,
    expect.anything(),
  ]);
}

test('a different inn is typed in and uploaded in the editor', { timeout: 120_000 }, async () => {
  const second = temporaryFolder();
  const editor = await openEditor();
  try {
    await writeSecondInn(second);
    for (const photo of files(join(second, 'photos'), '.jpg')) {
      const [folder = '', name = ''] = photo.split('/');
      const bytes = readFileSync(join(second, 'photos', photo));
      const sent = await editor.ask(`/api/photos?folder=${folder}&name=${name}`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': 'image/jpeg' },
      });
      expect(((await sent.json()) as UploadedPhoto).photo).toBe(photo);
    }
    const paths = files(second, '.yaml');
    const rooms = paths.filter((path) => path.startsWith('rooms/'));
    for (const path of rooms) {
      const name = path.replace(/^rooms\/|\.yaml$/g, '').replaceAll('_', ' ');
      const copied = await editor.post('/api/rooms/copy', { from: 'rooms/Double_Room.yaml', name });
      expect(await copied.json()).toMatchObject({ path });
    }
    for (const path of ['rooms/Double_Room.yaml', 'rooms/Triple_Room.yaml']) {
      expect((await editor.post('/api/rooms/archive', { path })).status).toBe(200);
    }
    // A facility refers to its group by the heading on the page.
    const others = paths.filter((path) => !rooms.includes(path));
    const order = [...rooms, 'pages/facilities.yaml', ...others];
    const wanted = (path: string) => parse(readFileSync(join(second, path), 'utf8'));
    for (const path of order) await type(editor, path, wanted(path));
    for (const path of paths) expect(parse(await editor.read(path)), path).toEqual(wanted(path));
    const errors = (await diagnosticsOf(editor.content)).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors).toEqual([]);
  } finally {
    await editor.close();
  }
});
