// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
import type { Tree } from '../../../model/api.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { UnreadLanguage } from './UnreadLanguage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a language that could not be switched off can be tried again', async () => {
  let save = () => Response.json({ error: 'The computer is full.' }, { status: 507 });
  const file = { ...INN_FILE, data: { languages: ['kn'] } };
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/file') ? Response.json(file) : save(),
  );
  render(
    <EditorContext value={{ tree: {} as Tree, refresh: () => {}, announce: () => {} }}>
      <UnreadLanguage code="kn" message="Drafts." />
    </EditorContext>,
  );
  const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
  await press();
  expect(screen.getByRole('alert').textContent).toBe('The computer is full.');
  save = () => Response.json({ version: '2', diagnostics: [], samples: [], saveId: 's' });
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
