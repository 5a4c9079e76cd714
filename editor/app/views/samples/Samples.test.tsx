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

const samples = [
  { file: 'inn.yaml', pointer: ['beds'], line: 1, text: 'Count them.' },
  { file: 'inn.yaml', pointer: ['email'], line: 2, text: 'Write to it.' },
];
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
      samples: 2,
    },
  ],
  samples: { total: 2, left: 2 },
  sampleList: samples,
  version: '1',
};

test('confirming two samples quickly does not count as a change from elsewhere', async () => {
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
  for (const button of screen.getAllByRole('button', { name: /^This is true of my inn/ })) {
    // The second press of a double click is ignored.
    button.click();
    button.click();
  }
  await soon(() => expect(announce).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});
