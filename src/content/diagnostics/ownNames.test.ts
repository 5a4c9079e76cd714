import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const places = 'nearby-places.yaml';

test('an inn may have its own headings for the places nearby', async () => {
  const own = (text: string) =>
    `categories: [Temples, Airport]\n${text.replace('category: Airport', 'category: Temples')}`;
  expect(await diagnosticsAfter({ [places]: own })).toEqual([]);
});

test('a place without a heading gets the list of headings', async () => {
  const own = (text: string) =>
    `categories: [Temples, Schools]\n${text.replace('category: Airport', 'category: Temple')}`;
  expect(await diagnosticsAfter({ [places]: own })).toMatchObject([
    {
      field: 'places, entry 1 (The airport), category',
      fix: 'Did you mean “Temples”? Choose one of: Temples, Schools.',
    },
  ]);
});

test('a heading may not be repeated', async () => {
  const twice = (text: string) => `categories: [Airport, Airport]\n${text}`;
  expect(await diagnosticsAfter({ [places]: twice })).toMatchObject([
    { field: 'categories', fix: 'Name each category once.' },
  ]);
});

const network = (name: string) => swap('network: instagram', `network: ${name}`);

test('a page on another network is accepted; an unknown network needs a label', async () => {
  expect(await diagnosticsAfter({ 'inn.yaml': network('pinterest') })).toEqual([]);
  expect(await diagnosticsAfter({ 'inn.yaml': network('other\n    label: Our walks') })).toEqual(
    [],
  );
  expect(await diagnosticsAfter({ 'inn.yaml': network('other') })).toMatchObject([
    {
      field: 'social, entry 1 (other), label',
      message: expect.stringContaining('such as Our blog'),
    },
  ]);
  expect(await diagnosticsAfter({ 'inn.yaml': network('telegramm') })).toMatchObject([
    { fix: 'Did you mean “telegram”?' },
  ]);
});
