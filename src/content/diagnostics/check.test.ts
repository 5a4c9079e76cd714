import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { checkContent } from './check.ts';
import { formatDiagnostics, isError } from './diagnostic.ts';

test('the content of the site is in order', async () => {
  const dir = fileURLToPath(new URL('../../../content', import.meta.url));
  expect(formatDiagnostics((await checkContent(dir)).filter(isError), 'content')).toBe('');
});

test('one more room type is one new file', async () => {
  const last = smallInn['rooms/Triple_Room.yaml'] ?? '';
  const found = await diagnosticsAfter({
    'rooms/Six_Bed_Room.yaml': () =>
      last.replace('order: 2', 'order: 3').replaceAll('Triple Room', 'Six Bed Room'),
  });
  expect(found).toEqual([]);
});

test('a price may be added to a room', async () => {
  const found = await diagnosticsAfter({
    'rooms/Triple_Room.yaml': swap('order: 2', 'order: 2\nprice: 2400'),
  });
  expect(found).toEqual([]);
});

test('the small inn of these tests is in order', async () => {
  expect(await diagnosticsAfter({})).toEqual([]);
});

test('errors in different files are all shown at once', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': swap('email: stay@', 'email: stay'),
    'gallery.yaml': swap('- id: 14', '- id: 1'),
    'facilities.yaml': swap('serviceDesc: Hot', 'serviceDesc: Here: Hot'),
    'pages/home.yaml': swap('headline: Come in', 'headline:'),
    'pages/sent.yaml': null,
  });
  expect(found.map(({ file }) => file)).toEqual([
    'facilities.yaml',
    'gallery.yaml',
    'inn.yaml',
    'pages/home.yaml',
    'pages/sent.yaml',
  ]);
});

test('the report names file, line, field, what is wrong and the fix', async () => {
  const found = await diagnosticsAfter({ 'inn.yaml': swap('+91 80 0000 0168', '"98450"') });
  expect(formatDiagnostics(found, 'content')).toBe(
    [
      '1 thing to correct before the site can be built:',
      '',
      'content/inn.yaml, line 2, phone',
      '  “98450” cannot be used here.',
      '  → Enter the telephone number with +91 and digits, such as +91 80 0000 0168.',
    ].join('\n'),
  );
});

test('warnings come after the errors and do not stop a build', async () => {
  const report = formatDiagnostics(
    await diagnosticsAfter({ 'notes.yaml': () => 'milk', 'pages/sent.yaml': null }),
    'content',
  );
  expect(report).toMatch(/^1 thing to correct before the site can be built:/);
  expect(report).toContain('1 thing to look at; the site can be built all the same:');
  expect(report.indexOf('notes.yaml')).toBeGreaterThan(report.indexOf('sent.yaml'));
});
