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
  shownDiagnostics,
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
  ops.reduce((state, op) => reducer(state, { type: 'typed', ops: [op] }), now);
const answer = { version: '2', diagnostics: [], samples: [], saveId: 's' };

test('what is typed during a save is queued for the next one', () => {
  const saving = reducer(typed(openEditing(file), set('beds', 3)), { type: 'saving' });
  const later = typed(saving, set('name', 'New'));
  expect(dataOf(later)).toMatchObject({ beds: 3, name: 'New' });
  const saved = reducer(later, { type: 'saved', saved: answer });
  expect(saved.file).toMatchObject({ version: '2', data: { beds: 3, name: 'Inn' } });
  expect(saved.ops).toEqual([set('name', 'New')]);
});

test('discarding during a save discards only what was typed since', () => {
  const saving = reducer(typed(openEditing(file), set('beds', 3)), { type: 'saving' });
  const dropped = reducer(typed(saving, set('name', 'New')), { type: 'dropped' });
  const saved = reducer(dropped, { type: 'saved', saved: answer });
  expect(saved).toMatchObject({ file: { version: '2' }, ops: [] });
  expect(dataOf(saved)).toMatchObject({ beds: 3, name: 'Inn' });
});

test('a rejected save loses nothing, not even what was typed during it', () => {
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
  expect(now.conflicts).toEqual([{ at: ['name'], base: 'Old', mine: 'Mine', theirs: 'Inn' }]);
  expect(isChanged(now)).toBe(true);
});

test('a removed entry comes back with what was typed in it', () => {
  const before = typed(openEditing(file), set('beds', 3));
  const gone = typed(before, { op: 'remove', at: ['list', 0] });
  expect(dataOf(reducer(gone, { type: 'undo removal' }))).toEqual(dataOf(before));
});

test.each([
  ['the only entry of a list', 'list', [{ a: 1 }]],
  ['a photograph', 'photo', { file: 'attic.jpg', alt: 'The attic.' }],
])('%s that was removed comes back', (_, name, value) => {
  const before = openEditing({ ...file, data: { [name]: value } });
  const gone = typed(before, { op: 'unset', at: [name] });
  expect(gone.beforeRemoval).toBeDefined();
  expect(dataOf(reducer(gone, { type: 'undo removal' }))).toEqual(dataOf(before));
});

test('a text that was deleted letter by letter is no removal', () => {
  const emptied = typed(openEditing(file), { op: 'unset', at: ['name'] });
  expect(emptied.beforeRemoval).toBeUndefined();
});

test('a removed entry does not come back into a list that has changed elsewhere since', () => {
  const typedIn = typed(openEditing(file), { op: 'set', at: ['list', 1, 'a'], value: 9 });
  const gone = typed(typedIn, { op: 'remove', at: ['list', 0] });
  const elsewhere = { ...file, version: '2' };
  const same = reducer(gone, { type: 'found', file: elsewhere });
  expect(dataOf(reducer(same, { type: 'undo removal' }))).toEqual(dataOf(typedIn));
  const data = { ...(file.data as object), list: [{ a: 0 }, { a: 1 }, { a: 2 }] };
  const found = reducer(gone, { type: 'found', file: { ...elsewhere, data } });
  expect(dataOf(reducer(found, { type: 'undo removal' }))).toEqual(data);
});

test('what is typed during a conflict goes into its own entry, wherever that has moved', () => {
  const schema = { 'x-key': ['en'] };
  const list = ['One', 'Two', 'Three'].map((en) => ({ en, kn: en }));
  const first = openEditing({ ...file, data: list, schema });
  const edited = typed(
    first,
    { op: 'set', at: [1, 'kn'], value: 'ಎರಡು' },
    { op: 'remove', at: [0] },
  );
  const theirs = list.map((one) => (one.en === 'Two' ? { ...one, kn: 'ಇಬ್ಬರು' } : one));
  const found = reducer(edited, {
    type: 'found',
    file: { ...file, version: '2', data: theirs, schema },
  });
  const [conflict] = found.conflicts;
  if (!conflict) throw new Error('no conflict');
  expect(dataOf(reducer(found, { type: 'chosen', conflict, mine: true }))).toEqual([
    { en: 'Two', kn: 'ಎರಡು' },
    { en: 'Three', kn: 'Three' },
  ]);
  // Its entry is moved, then removed, before the choice.
  const moved = typed(found, { op: 'move', at: [], from: 0, to: 1 });
  expect(dataOf(reducer(moved, { type: 'chosen', conflict, mine: true }))).toEqual([
    { en: 'Three', kn: 'Three' },
    { en: 'Two', kn: 'ಎರಡು' },
  ]);
  const removed = typed(moved, { op: 'remove', at: [1] });
  expect(dataOf(reducer(removed, { type: 'chosen', conflict, mine: true }))).toEqual([
    { en: 'Three', kn: 'Three' },
  ]);
});

/** The form after the file has changed elsewhere to this data, once for each. */
const changedElsewhere = (now: Editing, ...versions: unknown[]) =>
  versions.reduce<Editing>(
    (state, data, index) =>
      reducer(state, { type: 'found', file: { ...file, version: `${index + 2}`, data } }),
    now,
  );

test('a conflict shows what the file says now, also after a second change elsewhere', () => {
  const [start, data] = [typed(openEditing(file), set('beds', 3)), file.data as object];
  const now = changedElsewhere(start, { ...data, beds: 4 }, { ...data, beds: 5 });
  expect(now.conflicts).toEqual([{ at: ['beds'], base: 2, mine: 3, theirs: 5 }]);
  const back = changedElsewhere(start, { ...data, beds: 4 }, data);
  expect(back).toMatchObject({ conflicts: [], ops: [set('beds', 3)] });
});

test('what was typed in a conflict stays out of other entries after a second change elsewhere', () => {
  const [a, b] = [
    { n: 'A', t: 'a' },
    { n: 'B', t: 'b' },
  ];
  const theirs = { ...b, t: 'theirs' };
  const start = openEditing({ ...file, data: { list: [a, b] } });
  const edited = typed(start, { op: 'set', at: ['list', 1, 't'], value: 'mine' });
  const now = changedElsewhere(edited, { list: [a, theirs] }, { list: [theirs, a] });
  expect(now.conflicts).toMatchObject([
    { at: ['list'], mine: [a, { ...b, t: 'mine' }], theirs: [theirs, a] },
  ]);
});

test('a sample mark is removed with its field, but not when one entry of its list changes', () => {
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
const rejectedBeds = reducer(
  reducer(typed(openEditing(file), set('beds', 'two')), { type: 'saving' }),
  {
    type: 'rejected',
    diagnostics: [error],
  },
);

test('typing the saved value again after a rejected save leaves nothing to save', () => {
  expect(rejectedBeds.state).toBe('rejected');
  const back = typed(rejectedBeds, set('beds', 2));
  expect(isChanged(back)).toBe(false);
  expect(back.state).toBe('idle');
});

test('typing the saved value again during a rejected save leaves nothing to save', () => {
  const saving = reducer(typed(openEditing(file), set('beds', 'two')), { type: 'saving' });
  const answers: Action[] = [{ type: 'rejected', diagnostics: [error] }, { type: 'failed' }];
  for (const answer of answers) {
    expect(reducer(typed(saving, set('beds', 2)), answer).state).toBe('idle');
  }
});

test('a corrected value can be saved after a rejected save', () => {
  const corrected = reducer(typed(rejectedBeds, set('beds', 3)), {
    type: 'checked',
    diagnostics: [],
  });
  expect(corrected.state).toBe('idle');
  expect(reducer(rejectedBeds, { type: 'checked', diagnostics: [error] }).state).toBe('rejected');
});

test('the reason why a sample mark could not be removed stays visible', () => {
  const failed = reducer(openEditing(file), { type: 'failed', message: 'Try again.' });
  expect(failed).toMatchObject({ state: 'failed', message: 'Try again.' });
});

const broken = { ...file, version: '3', data: undefined, broken: { isWhole: true, text: '"' } };

test('typed changes survive while the file is broken elsewhere and repaired', () => {
  const now = typed(openEditing(file), set('beds', 3));
  const away = reducer(now, { type: 'found', file: broken });
  expect(away).toMatchObject({ file: { version: '3', broken: {} }, conflicts: [] });
  const back = reducer(away, { type: 'found', file: { ...file, version: '4' } });
  expect(back).toMatchObject({ ops: [set('beds', 3)], conflicts: [] });
  expect(back.file.broken).toBeUndefined();
});

test('a draft opened while the file is broken survives its repair', () => {
  const draft = { path: file.path, version: '3', session: 'a', base: file.data };
  const away = openEditing(broken, { ...draft, ops: [set('beds', 3)] });
  const back = reducer(away, { type: 'found', file: { ...file, version: '4' } });
  expect(back).toMatchObject({ ops: [set('beds', 3)], conflicts: [] });
});

test('an error in a new entry is shown once its field is left, or the save is rejected', () => {
  const wrong = {
    file: 'a',
    pointer: ['list', 1, 'name'],
    message: 'M',
    fix: '',
    severity: 'error',
  } as const;
  const start = openEditing({ ...file, data: { list: [{ name: 'One' }] } });
  const added = reducer(start, {
    type: 'typed',
    ops: [{ op: 'add', at: ['list'], index: 1, value: { name: '' } }],
  });
  const checked = reducer(added, { type: 'checked', diagnostics: [{ ...wrong, file: file.path }] });
  expect(shownDiagnostics(checked)).toEqual([]);
  expect(
    shownDiagnostics(reducer(checked, { type: 'touched', at: ['list', 1, 'name'] })),
  ).toHaveLength(1);
  const refused = reducer(checked, { type: 'rejected', diagnostics: checked.diagnostics });
  expect(shownDiagnostics(refused)).toHaveLength(1);
});

test('a touched field is recognised after its entry has moved', () => {
  const wrong = { file: file.path, message: 'M', fix: '', severity: 'error' } as const;
  const start = openEditing({ ...file, data: { list: ['', 'Two'] } });
  const touched = reducer(start, { type: 'touched', at: ['list', 0] });
  const moved = reducer(touched, {
    type: 'typed',
    ops: [{ op: 'move', at: ['list'], from: 0, to: 1 }],
  });
  const at = (index: number) =>
    shownDiagnostics(
      reducer(moved, { type: 'checked', diagnostics: [{ ...wrong, pointer: ['list', index] }] }),
    );
  expect(at(1)).toHaveLength(1);
  expect(at(0)).toEqual([]);
});
