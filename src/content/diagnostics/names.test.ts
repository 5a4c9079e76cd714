import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('[name] stands for the name everywhere', async () => {
  const faults = await faultsAfter({
    'inn.yaml': swap('logoAlt: "[name]"', 'logoAlt: "[name], by the tree"'),
    'pages/home.yaml': swap('heading: Figures', 'heading: "[name] in figures"'),
  });
  expect(faults).toEqual([]);
});

test('a title is measured with the name in it', async () => {
  const title = `[name]${'x'.repeat(58)}`;
  const faults = await faultsAfter({
    'pages/home.yaml': swap('title: The small one', `title: "${title}"`),
  });
  expect(faults).toMatchObject([
    { level: 'fault', field: 'title', problem: 'The text has 67 characters.' },
  ]);
});

test('a name that is typed out is listed, once a file, with its lines', async () => {
  const faults = await faultsAfter({
    'pages/home.yaml': (text) =>
      text
        .replace('heading: Figures', 'heading: Small Inn in figures')
        .replace('sentence: A sentence.', 'sentence: Stay at Small Inn.'),
  });
  expect(faults).toMatchObject([
    {
      level: 'warning',
      file: 'content/pages/home.yaml',
      problem: expect.stringMatching(/^“Small Inn” is typed out .* Also in line \d+\.$/),
    },
  ]);
});

test('a logo that does not say the name is asked about', async () => {
  const faults = await faultsAfter({
    'inn.yaml': swap('logoAlt: "[name]"', 'logoAlt: Another Inn'),
  });
  expect(faults).toMatchObject([{ level: 'warning', field: 'logoAlt' }]);
});

test('a name of 41 letters is asked about, one of 40 is not', async () => {
  const named = (name: string) =>
    faultsAfter({ 'inn.yaml': swap('name: Small Inn', `name: ${name}`) });
  expect(await named('x'.repeat(40))).toEqual([]);
  expect(await named('x'.repeat(41))).toMatchObject([
    { level: 'warning', field: 'name', problem: expect.stringContaining('41 letters') },
  ]);
});

test('a text that begins with [name] without quotes is told to take them', async () => {
  for (const title of ['[name] – rooms', '[name]']) {
    const faults = await faultsAfter({
      'pages/home.yaml': swap('title: The small one', `title: ${title}`),
    });
    expect(faults).toMatchObject([{ line: 1, mend: expect.stringContaining('"double quotes"') }]);
  }
});
