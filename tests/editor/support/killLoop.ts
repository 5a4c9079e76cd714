import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Draft, OpenFile, PastSave } from '../../../editor/model/api.ts';
import { temporaryFolder } from '../../mail/support/folders.ts';
import { writeSmallInn } from '../../support/openEditor.ts';
import { createKiller, expectWhole, leastPerMoment, startProcess } from './killedEditor.ts';

const PATH = 'inn.yaml';

/** Hidden files in the content folder, which a kill has left behind. */
const hiddenIn = (content: string) =>
  readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    basename(name).startsWith('.'),
  );

/**
 * Types and saves in an editor that is killed again and again. After each kill every file is complete,
 * and what was typed is in the file or among the drafts; no temporary file is left behind.
 * @param saves the number of successful saves
 * @param kills the number of SIGKILLs, each at a random moment of a save
 */
export async function killLoop({ saves, kills }: { saves: number; kills: number }) {
  const parent = temporaryFolder();
  const [content, store] = [join(parent, 'content'), join(parent, 'store')];
  await writeSmallInn(content);
  const start = async () => {
    const begun = await startProcess(content, store);
    expect(hiddenIn(content)).toEqual([]);
    return begun;
  };
  // A temporary file such as a kill during a write leaves behind: whether one of the kills below does is
  // a matter of chance.
  writeFileSync(join(content, `.${PATH}.0123456789ab`), '');
  let editor = await start();
  const ask = async <Answer>(path: string, method = 'GET', body?: object): Promise<Answer> => {
    const response = await fetch(editor.origin + path, {
      method,
      headers: { 'X-Editor': '1', ...(body && { 'Content-Type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    expect(response.status, path).toBe(200);
    return (await response.json()) as Answer;
  };
  const typedOf = (text: string) => parse(text).spoken as string;
  const killWithin = createKiller();
  let killed = 0;
  /** Kills before anything was written, during a save that the next start finished, and after a save. */
  let early = 0;
  let finished = 0;
  let late = 0;
  let left = 0;

  for (let number = 1; number <= saves; number++) {
    const typed = `Kannada, the ${number}th time`;
    const { version } = await ask<OpenFile>(`/api/file?path=${PATH}`);
    const edit = { path: PATH, version, ops: [{ op: 'set', at: ['spoken'], value: typed }] };
    await ask('/api/drafts', 'PUT', { ...edit, session: 'one', base: {} });
    const isLast = killed * saves >= kills * number;
    if (isLast) {
      await ask('/api/save', 'POST', edit);
    } else {
      const wasSaved = await killWithin('save', () => ask('/api/save', 'POST', edit), editor.kill);
      killed += 1;
      expectWhole(content);
      if (wasSaved) expect(typedOf(readFileSync(join(content, PATH), 'utf8'))).toBe(typed);
      left += hiddenIn(content).length;
      editor = await start();
      const now = await ask<OpenFile>(`/api/file?path=${PATH}`);
      // Opening the history completes an interrupted save.
      await ask('/api/history');
      const after = await ask<OpenFile>(`/api/file?path=${PATH}`);
      const drafts = await ask<Draft[]>('/api/drafts');
      expect(drafts[0]?.ops[0]).toMatchObject({ value: typed });
      const isThere = (after.data as { spoken: string }).spoken === typed;
      if (!isThere) early += 1;
      else if (now.version !== after.version) finished += 1;
      else late += 1;
      if (!isThere) await ask('/api/save', 'POST', { ...edit, version: after.version });
    }
    await ask(`/api/drafts?path=${PATH}`, 'DELETE');
  }
  expectWhole(content);
  const history = await ask<PastSave[]>('/api/history');
  console.log(
    `${saves} saves, ${killed} SIGKILLs: ${early} before a save was written, ${late} after; ` +
      `${finished} saves finished and ${left} half files removed at the next start.`,
  );
  expect(killed).toBeGreaterThanOrEqual(kills);
  for (const moment of [early, finished, late])
    expect(moment).toBeGreaterThanOrEqual(leastPerMoment(kills));
  // The history has each value exactly once.
  expect(history.map(({ kind }) => kind)).toEqual(Array(saves).fill('save'));
  expect(history.map(({ summary }) => Number(/(\d+)th time”?$/.exec(summary)?.[1]))).toEqual(
    Array.from({ length: saves }, (_, index) => saves - index),
  );
}
