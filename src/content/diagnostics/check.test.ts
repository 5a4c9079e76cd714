import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { checkContent, formatFaults, isFault } from './check.ts';

test('the content of the site is in order', async () => {
  const dir = fileURLToPath(new URL('../../../content', import.meta.url));
  expect(formatFaults((await checkContent(dir)).filter(isFault))).toBe('');
});

test('one more room type is one new file', async () => {
  const last = smallInn['rooms/Triple_Room.yaml'] ?? '';
  const faults = await faultsAfter({
    'rooms/Six_Bed_Room.yaml': () =>
      last.replace('order: 2', 'order: 3').replaceAll('Triple Room', 'Six Bed Room'),
  });
  expect(faults).toEqual([]);
});

test('a price may be added to a room', async () => {
  const faults = await faultsAfter({
    'rooms/Triple_Room.yaml': swap('order: 2', 'order: 2\nprice: 2400'),
  });
  expect(faults).toEqual([]);
});

test('the small inn of these tests is in order', async () => {
  expect(await faultsAfter({})).toEqual([]);
});

test('faults in different files are all shown at once', async () => {
  const faults = await faultsAfter({
    'inn.yaml': swap('email: stay@', 'email: stay'),
    'gallery.yaml': swap('- id: 14', '- id: 1'),
    'facilities.yaml': swap('serviceDesc: Hot', 'serviceDesc: Here: Hot'),
    'pages/home.yaml': swap('headline: Come in', 'headline:'),
    'pages/sent.yaml': null,
  });
  expect(faults.map(({ file }) => file)).toEqual([
    'content/facilities.yaml',
    'content/gallery.yaml',
    'content/inn.yaml',
    'content/pages/home.yaml',
    'content/pages/sent.yaml',
  ]);
});

test('the report names file, line, field, what is wrong and the mend', async () => {
  const faults = await faultsAfter({ 'inn.yaml': swap('+91 80 0000 0168', '"98450"') });
  expect(formatFaults(faults)).toBe(
    [
      '1 thing to mend before the site can be built:',
      '',
      'content/inn.yaml, line 2, phone',
      '  “98450” will not do here.',
      '  → Write the telephone number with +91 and digits, such as "+91 80 0000 0168".',
    ].join('\n'),
  );
});

test('warnings come after the faults and do not ask for a stop', async () => {
  const report = formatFaults(
    await faultsAfter({ 'notes.yaml': () => 'milk', 'pages/sent.yaml': null }),
  );
  expect(report).toMatch(/^1 thing to mend before the site can be built:/);
  expect(report).toContain('1 thing to look at; the site can be built all the same:');
  expect(report.indexOf('notes.yaml')).toBeGreaterThan(report.indexOf('sent.yaml'));
});
