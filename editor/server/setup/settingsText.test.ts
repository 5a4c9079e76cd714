import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { changeSettings, UnfitText } from './settingsText.ts';

const FILE = `# Where the site lives.
SITE_ORIGIN=https://example.org # ours

#SMTP_URL=smtps://user:password@mail.example.org:465
#MAIL_TO=inn@example.org
export DATA_DIR="/var/lib/inn"
NOTE='two
lines' # of a note
ACKNOWLEDGE=on
`;

test.each([
  'plain',
  'with spaces',
  ' at both ends ',
  'a#b',
  'it’s हिन्दी',
  "it's",
  'say "hello"',
  `both ' and "`,
  'back`tick',
  String.raw`C:\new\folder`,
  String.raw`it's C:\new`,
  '$HOME $(rm) $x',
  'A=B',
  '#',
  '"',
  "'",
  '=',
  'smtps://a%40b.in:p%23w@mail.in:465',
  'Our Inn <web@inn.in>',
])('%j is read as it was written, new and in place of another', (value) => {
  for (const name of ['MAIL_FROM', 'SITE_ORIGIN', 'NOTE', 'DATA_DIR']) {
    const after = changeSettings(FILE, { [name]: value });
    expect(parseEnv(after)).toEqual({ ...parseEnv(FILE), [name]: value });
  }
});

test('only the line of a changed setting changes, and its comment stays', () => {
  const after = changeSettings(FILE, { SITE_ORIGIN: 'https://my-inn.in' });
  expect(after).toBe(FILE.replace('https://example.org #', 'https://my-inn.in #'));
  const quoted = changeSettings(FILE, { NOTE: 'one line', DATA_DIR: './data' });
  expect(quoted).toBe(
    FILE.replace("'two\nlines' # of", "'one line' # of").replace('"/var/lib/inn"', './data'),
  );
});

test('a new setting is added below its explanation, else at the end', () => {
  const after = changeSettings(FILE, { MAIL_TO: 'me@inn.in', MAIL_FROM: 'web@inn.in' });
  expect(after).toBe(
    `${FILE.replace('#MAIL_TO=inn@example.org\n', '#MAIL_TO=inn@example.org\nMAIL_TO=me@inn.in\n')}MAIL_FROM=web@inn.in\n`,
  );
});

test('a removed setting loses all its lines, however many there are', () => {
  const twice = `A=1\n${FILE}NOTE=again\n`;
  expect(changeSettings(twice, { NOTE: undefined })).toBe(
    `A=1\n${FILE.replace("NOTE='two\nlines' # of a note\n", '')}`,
  );
  expect(changeSettings(FILE, { MAIL_TO: undefined })).toBe(FILE);
});

test('of several lines with one name, the last counts and is changed', () => {
  expect(changeSettings('A=1\nA=2\n', { A: '3' })).toBe('A=1\nA=3\n');
});

test('Windows line ends, an empty file, and a last line without a line end are handled', () => {
  expect(changeSettings('A=1\r\nB=2\r\n', { A: '3', C: '4' })).toBe('A=3\r\nB=2\r\nC=4\r\n');
  expect(changeSettings('', { A: '1' })).toBe('A=1\n');
  expect(changeSettings('A=1', { B: '2' })).toBe('A=1\nB=2\n');
  expect(changeSettings('#A=', { A: '2' })).toBe('#A=\nA=2\n');
  expect(changeSettings('A=', { A: '2' })).toBe('A=2');
  expect(changeSettings('A=#none\n', { A: '2' })).toBe('A=2#none\n');
});

describe('refused, so that no other setting changes:', () => {
  test.each([
    ['a line break', 'A=1\n', { A: 'x\nSMTP_URL=smtp://evil' }],
    ['a carriage return', 'A=1\n', { A: 'x\rB=2' }],
    ['a line separator', 'A=1\n', { A: 'x\u2028B=2' }],
    ['every kind of quotes', 'A=1\n', { A: `' " \`` }],
    ['a line that Node reads with the one above', 'A= \nB=2\n', { B: '3' }],
    ['a quote that was never closed', 'A="x\nC=3\n', { B: '4"' }],
  ])('%s', (_, text, changes) => {
    expect(() => changeSettings(text, changes)).toThrow(UnfitText);
  });
});
