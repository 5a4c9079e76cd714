import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';
import { checkContent } from './check.ts';

const SAMPLE = join(process.cwd(), 'content');

test('[name] stands for the name everywhere', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': swap('logoAlt: "[name]"', 'logoAlt: "[name], by the tree"'),
    'pages/home.yaml': swap('heading: Figures', 'heading: "[name] in figures"'),
  });
  expect(found).toEqual([]);
});

test('a title is measured with the name filled in', async () => {
  const title = `[name]${'x'.repeat(58)}`;
  const found = await diagnosticsAfter({
    'pages/home.yaml': swap('title: The small one', `title: "${title}"`),
  });
  expect(found).toMatchObject([
    {
      severity: 'warning',
      field: 'title',
      message: 'The text has 67 characters; this place is made for 65 or fewer.',
    },
  ]);
});

test('a long name in a city with a long name causes no errors', async () => {
  const inn = readFileSync(join(SAMPLE, 'inn.yaml'), 'utf8')
    .replace(/^name: .*$/m, 'name: Hotel Sree Padmanabha Palace Residency')
    .replace(/city: .*$/m, 'city: Thiruvananthapuram');
  const found = await checkContent(SAMPLE, new Map([['inn.yaml', inn]]));
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a literal name is listed once per file, with its lines', async () => {
  const found = await diagnosticsAfter({
    'pages/home.yaml': (text) =>
      text
        .replace('heading: Figures', 'heading: Small Inn in figures')
        .replace('sentence: A sentence.', 'sentence: Stay at Small Inn.'),
  });
  expect(found).toMatchObject([
    {
      severity: 'warning',
      file: 'pages/home.yaml',
      message: expect.stringMatching(/^“Small Inn” is typed out /),
      hint: expect.stringMatching(/^Also in line \d+\./),
    },
  ]);
});

test('a logo without the inn’s name gives a warning', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': swap('logoAlt: "[name]"', 'logoAlt: Another Inn'),
  });
  expect(found).toMatchObject([{ severity: 'warning', field: 'logoAlt' }]);
});

test('a name of 41 letters gives a warning, one of 40 does not', async () => {
  const named = (name: string) =>
    diagnosticsAfter({ 'inn.yaml': swap('name: Small Inn', `name: ${name}`) });
  expect(await named('x'.repeat(40))).toEqual([]);
  expect(await named('x'.repeat(41))).toMatchObject([
    { severity: 'warning', field: 'name', message: expect.stringContaining('41 letters') },
  ]);
});

test('a text that begins with [name] without quotes gets the advice to add them', async () => {
  for (const title of ['[name] – rooms', '[name]']) {
    const found = await diagnosticsAfter({
      'pages/home.yaml': swap('title: The small one', `title: ${title}`),
    });
    expect(found).toMatchObject([{ line: 1, fix: expect.stringContaining('"double quotes"') }]);
  }
});
