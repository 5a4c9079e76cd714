import { expect, test } from 'vitest';
import type { Op, OpenFile } from '../../model/api.ts';
import {
  type Action,
  dataOf,
  type Editing,
  isChanged,
  openEditing,
  reducer,
  replacedSamples,
} from './editing.ts';

const file: OpenFile = {
  path: 'inn.yaml',
  version: '1',
  data: { name: 'Inn', beds: 2, list: [{ a: 1 }, { a: 2 }] },
  schema: {},
  diagnostics: [],
  samples: [],
  choices: {},
};
const set = (name: string, value: unknown): Op => ({ op: 'set', at: [name], value });
const typed = (now: Editing, ...ops: Op[]) =>
  ops.reduce((state, op) => reducer(state, { type: 'typed', op }), now);
const answer = { version: '2', diagnostics: [], samples: [], saveId: 's' };

test('what is typed while a save is on its way is kept for the next one', () => {
  const saving = reducer(typed(openEditing(file), set('beds', 3)), { type: 'saving' });
  const later = typed(saving, set('name', 'New'));
  expect(dataOf(later)).toMatchObject({ beds: 3, name: 'New' });
  const saved = reducer(later, { type: 'saved', saved: answer });
  expect(saved.file).toMatchObject({ version: '2', data: { beds: 3, name: 'Inn' } });
  expect(saved.ops).toEqual([set('name', 'New')]);
});

test('a refused save keeps the text, and what was typed meanwhile', () => {
  const saving = reducer(typed(openEditing(file), set('beds', 'x')), { type: 'saving' });
  const rejected = reducer(typed(saving, set('name', 'New')), {
    type: 'rejected',
    diagnostics: [],
  });
  expect(rejected.ops).toEqual([set('beds', 'x'), set('name', 'New')]);
});

test('a draft of an older file is merged into the newer one', () => {
  const draft = { path: file.path, version: '0', session: 'a', at: '2026-11-22T10:00:00Z' };
  const base = { ...(file.data as object), name: 'Old' };
  const now = openEditing(file, { ...draft, base, ops: [set('beds', 3), set('name', 'Mine')] });
  expect(dataOf(now)).toMatchObject({ beds: 3, name: 'Inn' });
  expect(now.conflicts).toEqual([{ at: ['name'], mine: 'Mine', theirs: 'Inn' }]);
  expect(isChanged(now)).toBe(true);
});

test('an entry that was taken away is put back, with what was typed before', () => {
  const before = typed(openEditing(file), set('beds', 3));
  const gone = typed(before, { op: 'remove', at: ['list', 0] });
  expect(dataOf(reducer(gone, { type: 'put back' }))).toEqual(dataOf(before));
});

test('a sample mark goes with its own field, never because one entry of a list was changed', () => {
  const samples = [['beds'], ['list'], []].map((pointer, line) => ({
    file: file.path,
    pointer,
    line,
    text: '',
  }));
  const now = openEditing({ ...file, samples });
  expect(replacedSamples(typed(now, set('beds', 3)))).toEqual([['beds']]);
  expect(replacedSamples(typed(now, { op: 'set', at: ['list', 0, 'a'], value: 5 }))).toEqual([]);
});

const error = {
  file: file.path,
  pointer: ['beds'],
  message: 'No number.',
  fix: 'Write one.',
  severity: 'error',
} as const;
const refusedBeds = reducer(
  reducer(typed(openEditing(file), set('beds', 'two')), { type: 'saving' }),
  {
    type: 'rejected',
    diagnostics: [error],
  },
);

test('typing the saved value back after a refused save leaves nothing to save', () => {
  expect(refusedBeds.state).toBe('rejected');
  const back = typed(refusedBeds, set('beds', 2));
  expect(isChanged(back)).toBe(false);
  expect(back.state).toBe('still');
});

test('so does typing it back while that save is on its way', () => {
  const saving = reducer(typed(openEditing(file), set('beds', 'two')), { type: 'saving' });
  const answers: Action[] = [{ type: 'rejected', diagnostics: [error] }, { type: 'failed' }];
  for (const answer of answers) {
    expect(reducer(typed(saving, set('beds', 2)), answer).state).toBe('still');
  }
});

test('a value that passes the check after a refused save is one to save again', () => {
  const mended = reducer(typed(refusedBeds, set('beds', 3)), { type: 'checked', diagnostics: [] });
  expect(mended.state).toBe('still');
  expect(reducer(refusedBeds, { type: 'checked', diagnostics: [error] }).state).toBe('rejected');
});

test('why a mark could not be taken off stays to be read', () => {
  const failed = reducer(openEditing(file), { type: 'failed', message: 'Try again.' });
  expect(failed).toMatchObject({ state: 'failed', message: 'Try again.' });
});

const broken = { ...file, version: '3', data: undefined, broken: { isWhole: true, text: '"' } };

test('what is typed outlives a file that is broken meanwhile, and made whole again', () => {
  const now = typed(openEditing(file), set('beds', 3));
  const away = reducer(now, { type: 'found', file: broken });
  expect(away).toMatchObject({ file: { version: '3', broken: {} }, conflicts: [] });
  const back = reducer(away, { type: 'found', file: { ...file, version: '4' } });
  expect(back).toMatchObject({ ops: [set('beds', 3)], conflicts: [] });
  expect(back.file.broken).toBeUndefined();
});

test('so does a draft that is opened while the file is broken', () => {
  const draft = { path: file.path, version: '3', session: 'a', base: file.data };
  const away = openEditing(broken, { ...draft, ops: [set('beds', 3)] });
  const back = reducer(away, { type: 'found', file: { ...file, version: '4' } });
  expect(back).toMatchObject({ ops: [set('beds', 3)], conflicts: [] });
});
