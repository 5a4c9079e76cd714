// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
import { soon } from '../../../../tests/support/soon.ts';
import type { Tree } from '../../../model/api.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { Samples } from './Samples.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sample = { file: 'inn.yaml', pointer: ['beds'], line: 1, text: 'Count them.' };
const tree: Tree = {
  inn: 'Inn',
  files: [
    {
      path: 'inn.yaml',
      kind: 'inn',
      title: 'The inn',
      group: 'inn',
      address: '/',
      errors: 0,
      samples: 1,
    },
  ],
  samples: { total: 1, left: 1 },
  sampleList: [sample],
  version: '1',
};

test('confirming a sample twice quickly does not count as a change from elsewhere', async () => {
  let version = 1;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/file')) {
      return Response.json({ ...INN_FILE, version: String(version) });
    }
    if (JSON.parse(String(init.body)).version !== String(version)) {
      return Response.json({ error: 'Changed elsewhere.' }, { status: 409 });
    }
    version += 1;
    return Response.json({});
  });
  const announce = vi.fn();
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce }}>
      <Samples />
    </EditorContext>,
  );
  const confirm = screen.getByRole('button', { name: /^This is true of my inn/ });
  confirm.click();
  confirm.click();
  await soon(() => expect(announce).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});
