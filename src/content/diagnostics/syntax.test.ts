import { expect, test } from 'vitest';
import { readContentFile } from '../load.ts';

const diagnosticsOf = (source: string) => readContentFile('x.yaml', source).diagnostics;

test.each([
  [
    'a second colon',
    'a: 1\nintro: Who we are: an inn\n',
    2,
    'There is a second colon in the text of this line.',
    'Put the whole text after the first colon in "double quotes".',
  ],
  [
    'an open quotation mark',
    'a: "hello\nb: 2\nc: 3\n',
    1,
    'A quotation mark is opened and not closed.',
    'Add the missing " at the end of the text.',
  ],
  [
    'an apostrophe that opens a quotation to the end of the file',
    "a: 1\nb: 'Tis the season\nc: 3\n",
    2,
    'The text begins with an apostrophe, which opens a quotation that does not end.',
    'Put the whole text in "double quotes", or write ’ for the apostrophe.',
  ],
  [
    'an apostrophe that opens a quotation to the next one',
    "a: 1\nb: 'Tis the season\nc: it's cold\n",
    2,
    'The text begins with an apostrophe, which opens a quotation that does not end.',
    'Put the whole text in "double quotes", or write ’ for the apostrophe.',
  ],
  [
    'an apostrophe that swallows the fields below without a complaint',
    "a: 1\nb: 'Tis the season\nc: for the dogs'\nd: 1\n",
    2,
    'The text begins with an apostrophe, which opens a quotation that does not end.',
    'Put the whole text in "double quotes", or write ’ for the apostrophe.',
  ],
  [
    'words after a quotation',
    'a: "Come in" and stay\nb: 2\n',
    1,
    'The text goes on after its closing quotation mark.',
    "Write “ and ” around the words that are quoted, or put the whole text in 'single quotes'.",
  ],
  [
    'an open bracket',
    'focus: [1, 2\nb: 2\n',
    2,
    'A bracket is opened and not closed.',
    'Add the missing ] at the end of the line before.',
  ],
  [
    'a field written twice',
    'a: 1\na: 2\n',
    2,
    'This field is written twice.',
    'Keep one of the two lines and delete the other.',
  ],
  [
    'a second entry without its dash',
    '- name: a\n  text: b\n  name: c\n',
    3,
    'This field is written twice.',
    'Keep one of the two lines and delete the other. If a new entry begins here, put a dash and a space before its first line instead.',
  ],
  [
    'a first entry without its dash',
    '# Facilities\n  name: a\n  text: b\n- name: c\n  text: d\n- name: e\n  text: f\n',
    2,
    'An entry of the list begins here without a dash.',
    'Put a dash and a space before its first field, as in the other entries.',
  ],
  [
    'an entry that begins at the edge without its dash',
    '- name: a\n  text: b\nname: c\n  text: d\n',
    3,
    'An entry of the list begins here without a dash.',
    'Put a dash and a space before its first field, as in the other entries.',
  ],
  [
    'a dash without a space',
    '- name: a\n  text: b\n-name: c\n  text: d\n',
    3,
    'There is no space after the dash.',
    'Put one space between the dash and the text.',
  ],
  [
    'a line too far left',
    'a:\n  b: 1\n c: 2\n',
    3,
    'The line does not begin below its neighbours.',
    'Give it as many spaces at the start as the lines it belongs with.',
  ],
  [
    'a line too far right',
    'a: 1\n  b: 2\n',
    1,
    'The line below is indented further than it should be.',
    'Begin it below the first letter of this line.',
  ],
  [
    'a line without a colon',
    'a: 1\nname Copperpod\nphone: 1\n',
    2,
    'The line has no colon with a space after it.',
    'Write the field, a colon, a space, then the text, such as  name: Copperpod Inn',
  ],
  [
    'a list in the wrong place',
    'a: 1\n- b\n',
    2,
    'A list begins where a field should stand.',
    'Begin the line below the entries it belongs to.',
  ],
  [
    'a second page',
    '---\na: 1\n---\nb: 2\n',
    3,
    'The line --- begins a second page in the file.',
    'Delete the line.',
  ],
  [
    'braces before a text',
    'a: {name} inn\n',
    1,
    'There is text in {braces}.',
    'Replace the braces and what is in them.',
  ],
  [
    'a text that begins with @',
    'a: @home\n',
    1,
    'The line cannot be read.',
    'Put the whole text after the first colon in "double quotes".',
  ],
  [
    'a text that begins with *',
    'a: *new\n',
    1,
    'The text begins with a *.',
    'Put the whole text after the first colon in "double quotes".',
  ],
  [
    'a tab',
    'a:\n\tb: 1\n',
    2,
    'The line begins with a tab.',
    'Delete the tab and press the space bar instead: as many spaces as the lines beside it.',
  ],
])('%s is said in plain words', (_, source, line, message, fix) => {
  expect(diagnosticsOf(source)).toEqual([
    { severity: 'error', file: 'x.yaml', line, message, fix },
  ]);
});

test('two unreadable lines are both reported', () => {
  expect(diagnosticsOf('a: b: c\nd: e: f\n').map(({ line }) => line)).toEqual([1, 2]);
});

test('a house number after # is warned about, since YAML drops it', () => {
  expect(diagnosticsOf('street: Flat #12, Hosur Road\n')).toMatchObject([
    {
      severity: 'warning',
      line: 1,
      message: '“#12, Hosur Road” is taken for a comment and left out.',
    },
  ]);
});

test.each([
  ['street: House # 12', '# 12'],
  ['- Rooms # and more', '# and more'],
  ['a:\n  - name: Lamp #2', '#2'],
])('what YAML drops from %j is asked about', (source, lost) => {
  expect(diagnosticsOf(`${source}\n`)).toMatchObject([
    { severity: 'warning', message: `“${lost}” is taken for a comment and left out.` },
  ]);
});

test.each([
  'street: "House # 12"',
  'street: House#12',
  'a: >\n  House # 12',
  '# a line of its own\na: 1',
])('nothing is lost from %j', (source) => {
  expect(diagnosticsOf(`${source}\n`)).toEqual([]);
});

test('a comment after a value gives no warning', () => {
  expect(diagnosticsOf('order: 1 # shown first\n')).toEqual([]);
});

test('an unreadable file has no data', () => {
  expect(readContentFile('x.yaml', 'a: b: c').data).toBeUndefined();
});
