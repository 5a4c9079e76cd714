import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('a pin code that is typed out is worth a look, with its line', async () => {
  const faults = await faultsAfter({
    'pages/contact.yaml': swap('heading: A heading', 'heading: At 560068'),
  });
  expect(faults).toEqual([
    {
      level: 'warning',
      file: 'content/pages/contact.yaml',
      line: 3,
      problem: expect.stringContaining('“560068” is typed out'),
      mend: expect.stringContaining('Write [pin] in its place'),
    },
  ]);
});

test('the placeholders are filled in before a text is judged', async () => {
  const contact = swap('heading: A heading', 'heading: In [city] [pin]');
  expect(await faultsAfter({ 'pages/contact.yaml': contact })).toEqual([]);
  const alone = swap('heading: A heading', 'heading: [city]');
  expect(await faultsAfter({ 'pages/contact.yaml': alone })).toMatchObject([
    { level: 'fault', mend: 'Put it in "double quotes": "[city]".' },
  ]);
});
