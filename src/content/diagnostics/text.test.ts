import { expect, test } from 'vitest';
import { diagnosticsAfter } from '../../../tests/fixtures/contentFolder.ts';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';

const words = smallInn['inn.yaml'] ?? '';
const latin1 = Buffer.from(words.replace('A line', 'A café'), 'latin1');

test('a file that is not in UTF-8 is refused, at the line of its first broken letter', async () => {
  expect(await diagnosticsAfter({ 'inn.yaml': latin1 })).toEqual([
    {
      severity: 'error',
      file: 'inn.yaml',
      line: 5,
      message: 'The file is not saved as UTF-8: letters such as ’ or é would be shown as �.',
      fix: 'Save it again with the encoding UTF-8; Notepad asks for it under Save as.',
    },
  ]);
});

test('a file in UTF-16 is refused once, not line by line', async () => {
  const utf16 = Buffer.from(`\uFEFF${words}`, 'utf16le');
  expect(await diagnosticsAfter({ 'inn.yaml': utf16 })).toMatchObject([
    { severity: 'error', message: 'The file is saved as UTF-16 (“Unicode”).' },
  ]);
});

test('a letter that was lost before gives an error', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': (text) => text.replace('A line', 'A caf\uFFFD'),
  });
  expect(found).toMatchObject([{ line: 5, fix: 'Type the letter again in its place.' }]);
});

test('a byte order mark is no error', async () => {
  expect(await diagnosticsAfter({ 'inn.yaml': (text) => `\uFEFF${text}` })).toEqual([]);
});
