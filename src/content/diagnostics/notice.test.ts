import { expect, test } from 'vitest';
import { readContentFile } from '../load.ts';
import { notice } from '../schema/notice.ts';
import { pastLines } from './notice.ts';
import { schemaDiagnostics } from './schema.ts';

const line = (text: string, from: string, until: string) =>
  `  - text: ${text}\n    from: ${from}\n    until: ${until}\n`;
const fileOf = (yaml: string) => readContentFile('notice.yaml', `lines:\n${yaml}`);
const fixesFor = (yaml: string) =>
  schemaDiagnostics(fileOf(yaml), notice).map(({ field, fix }) => [field, fix]);

test('two lines, of one day or more, are a notice', () => {
  const lift = line('Lift under repair', '2026-12-01', '2026-12-05');
  expect(fixesFor(lift + line('Lunch', '2026-12-05', '2026-12-05'))).toEqual([]);
  expect(fixesFor(lift + lift + lift)).toEqual([
    ['lines', 'Keep two lines at most: they stand above every page.'],
  ]);
});

test('a last day before the first, an invalid day and a long line are reported', () => {
  expect(fixesFor(line('Lift', '2026-12-05', '2026-12-01'))).toEqual([
    ['lines, entry 1 (Lift), until', 'Choose a last day that is not before the first.'],
  ]);
  expect(fixesFor(line('Lift', '2026-11-31', '2026-12-01'))[0]?.[1]).toBe(
    'Choose the first day, such as 2026-12-05.',
  );
  expect(fixesFor(line('L'.repeat(81), '2026-12-01', '2026-12-05'))[0]?.[1]).toMatch(
    /^Keep the line to 80 letters/,
  );
});

test.each([
  'timeZone: Asia/Kolkata\n',
  // The default.
  'name: Copperpod Inn\n',
])('a line is past from the day after its last, by the clock of an inn with %j', (yaml) => {
  const inn = readContentFile('inn.yaml', yaml);
  const file = fileOf(line('Lift', '2026-12-01', '2026-12-05'));
  const pastAt = (moment: string) => pastLines([inn, file], new Date(moment)).length;
  expect(pastAt('2026-12-05T23:59:00+05:30')).toBe(0);
  expect(pastAt('2026-12-06T00:01:00+05:30')).toBe(1);
});

test('an invalid time zone is reported elsewhere', () => {
  const inn = readContentFile('inn.yaml', 'timeZone: Bangalore\n');
  const file = fileOf(line('Lift', '2026-12-01', '2026-12-05'));
  expect(pastLines([inn, file], new Date('2027-01-01'))).toEqual([]);
});
