import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenFile } from '../../../editor/model/api.ts';
import type { PublishJob } from '../../../editor/model/publish.ts';
import { runIn } from '../../mail/support/project.ts';
import { copyProject } from '../../support/copy.ts';
import { freePorts } from '../../support/freePorts.ts';
import { writeSmallInn } from '../../support/openEditor.ts';
import { soon } from '../../support/soon.ts';

const ROOM = 'rooms/Double_Room.yaml';
/** Milliseconds that Astro may take to build the small inn on a busy machine. */
const BUILT = 300_000;

/** The address that a command prints at its start. */
async function originOf(run: ReturnType<typeof runIn>): Promise<string> {
  const origin = () => run.output.map((line) => /http:\S+/.exec(line)?.[0]).find(Boolean);
  await vi.waitFor(() => expect(origin(), run.errors.join('\n')).toBeDefined(), {
    timeout: BUILT,
  });
  return origin() ?? '';
}

test('what is saved in the editor and published is served by npm run serve, without a gap', async () => {
  const project = copyProject();
  onTestFinished(() => project.remove());
  const content = join(project.folder, 'inn');
  await writeSmallInn(content);
  const env = {
    CONTENT_DIR: content,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: 'inn@example.org',
    DESK_PORT: String(await freePorts(4340, 1)),
    NODE_ENV: 'production',
  };
  const site = runIn(project.folder, 'serve', env);
  const served = await originOf(site);
  const room = async () => (await fetch(`${served}/Double_Room`)).text();
  expect(await room()).not.toContain('1,500');

  const opened = runIn(project.folder, 'desk', env);
  const editor = await originOf(opened);
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Editor': '1' },
    };
    return (await fetch(editor + path, init ?? { headers: { 'X-Editor': '1' } })).json() as Answer;
  };
  const { version } = await ask<OpenFile>(`/api/file?path=${ROOM}`);
  await ask('/api/save', { path: ROOM, version, ops: [{ op: 'set', at: ['price'], value: 1500 }] });
  expect(await readFile(join(content, ROOM), 'utf8')).toContain('price: 1500');

  const { job } = await ask<PublishJob>('/api/publish', { ignoreErrors: true });
  const answers = new Set<number>();
  let publish: PublishJob;
  do {
    answers.add((await fetch(`${served}/Double_Room`)).status);
    await sleep(50);
    publish = await ask<PublishJob>(`/api/publish/${job}`);
  } while (!publish.done && !publish.failed);
  expect(publish, JSON.stringify(publish)).toMatchObject({ done: true, failed: false });
  expect([...answers]).toEqual([200]);
  await soon(async () => expect(await room()).toContain('1,500'));
  // The preview is a child process of the editor, and ends with it.
  opened.child.kill('SIGTERM');
  await opened.exited;
});
