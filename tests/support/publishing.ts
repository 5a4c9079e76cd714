import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PublishJob } from '../../editor/model/publish.ts';
import type { TestEditor } from './openEditor.ts';

export const ROOM = 'rooms/Double_Room.yaml';

export const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=o@inn.example', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trimEnd();

/**
 * Commits a folder to git and pushes it to a repository of its own.
 * @returns the remote repository
 */
export function hostOf(folder: string, parent: string): string {
  const host = join(parent, 'host.git');
  git(parent, 'init', '--quiet', '--bare', '-b', 'main', host);
  git(folder, 'init', '--quiet', '-b', 'main');
  git(folder, 'config', 'user.name', 'Owner');
  git(folder, 'config', 'user.email', 'owner@inn.example');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'The inn');
  git(folder, 'remote', 'add', 'origin', host);
  git(folder, 'push', '--quiet', '-u', 'origin', 'main');
  return host;
}

/** Saves a different price for the double room. */
export async function price(editor: TestEditor, value: number): Promise<void> {
  expect((await editor.save(ROOM, { op: 'set', at: ['price'], value })).status).toBe(200);
}

/** Publishes, and waits until every step is done or one has failed. */
export async function publish(editor: TestEditor, ignoreErrors = false): Promise<PublishJob> {
  const { job } = await (await editor.post('/api/publish', { ignoreErrors })).json();
  for (;;) {
    const state = await editor.get<PublishJob>(`/api/publish/${job}`);
    if (state.done || state.failed) return state;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const states = ({ steps }: PublishJob) => steps.map(({ state }) => state);
