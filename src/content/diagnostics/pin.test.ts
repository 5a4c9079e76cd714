import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('a literal pin code gives a warning, with its line', async () => {
  const found = await diagnosticsAfter({
    'pages/contact.yaml': swap('heading: A heading', 'heading: At 560068'),
  });
  expect(found).toEqual([
    {
      severity: 'warning',
      file: 'pages/contact.yaml',
      line: 3,
      message: expect.stringContaining('“560068” is typed out'),
      fix: 'Write [pin] in its place.',
      hint: expect.stringContaining('double quotes'),
    },
  ]);
});

test('placeholders are filled in before texts are checked', async () => {
  const contact = swap('heading: A heading', 'heading: In [city] [pin]');
  expect(await diagnosticsAfter({ 'pages/contact.yaml': contact })).toEqual([]);
  const alone = swap('heading: A heading', 'heading: [city]');
  expect(await diagnosticsAfter({ 'pages/contact.yaml': alone })).toMatchObject([
    { severity: 'error', fix: 'Put it in "double quotes": "[city]".' },
  ]);
});
