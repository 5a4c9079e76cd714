import { expect, onTestFinished, test, vi } from 'vitest';
import { openEditor } from '../../../tests/support/openEditor.ts';

/** The end of a file's path that is gone at its next reading, as it is when another owner archives a room. */
const gone = vi.hoisted(() => ({ file: '' }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const readFile = async (path: string, options: BufferEncoding) => {
    if (!gone.file || !path.endsWith(gone.file)) return real.readFile(path, options);
    gone.file = '';
    throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
  };
  return { ...real, readFile };
});

test.each(['file?path=inn.yaml', 'first-hour', 'photos'])(
  '%s is answered while another owner takes a room off the site',
  async (request) => {
    const editor = await openEditor();
    onTestFinished(() => editor.close());
    await editor.get('/api/tree');
    gone.file = 'rooms/Double_Room.yaml';
    expect((await editor.ask(`/api/${request}`)).status).toBe(200);
    expect(gone.file).toBe('');
  },
);
