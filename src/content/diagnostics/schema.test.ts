import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const room = 'rooms/Double_Room.yaml';

test('a missing line is reported with what to write', async () => {
  expect(await diagnosticsAfter({ 'inn.yaml': swap('name: Small Inn\n', '') })).toEqual([
    {
      severity: 'error',
      file: 'inn.yaml',
      line: undefined,
      field: 'name',
      pointer: ['name'],
      message: 'Enter the name of the inn.',
      fix: '',
      hint: 'The line is missing.',
    },
  ]);
});

test('an empty line is reported with what to write', async () => {
  expect(await diagnosticsAfter({ [room]: swap('beds: 2 single beds', 'beds:') })).toMatchObject([
    { field: 'beds', message: 'Enter the beds, such as "2 single beds".' },
  ]);
});

test('a misspelt field is one error, with the field that was meant', async () => {
  expect(await diagnosticsAfter({ 'inn.yaml': swap('phone:', 'phnoe:') })).toMatchObject([
    {
      line: 2,
      field: 'phnoe',
      message: '“phnoe” is not a field of this place.',
      fix: 'Did you mean “phone”? Otherwise delete the line.',
    },
  ]);
});

test('an unknown field like no other gets the list of fields', async () => {
  const found = await diagnosticsAfter({
    'gallery.yaml': swap('- id: 0', '- id: 0\n  photographer: Asha'),
  });
  expect(found).toMatchObject([
    {
      field: 'entry 1 (Photo 0), photographer',
      fix: 'Delete the line. The fields here are: id, caption, shape, picture.',
    },
  ]);
});

test('a placeholder alone in braces is refused', async () => {
  expect(await diagnosticsAfter({ 'inn.yaml': swap('stay@inn.example', '{email}') })).toMatchObject(
    [
      {
        field: 'email',
        message: '“{email}” holds text in {braces} that somebody forgot to replace.',
        fix: 'Enter a whole e-mail address, such as stay@example.com.',
      },
    ],
  );
});

test('a placeholder within a text is refused', async () => {
  const found = await diagnosticsAfter({
    'pages/home.yaml': swap('nearby:\n  heading: A', 'nearby:\n  heading: A {city}'),
  });
  expect(found).toMatchObject([
    { field: 'nearby, heading', fix: 'Replace the text in {braces} by the heading.' },
  ]);
});

test('an unknown icon gets the nearest one as a suggestion', async () => {
  expect(await diagnosticsAfter({ [room]: swap('icon: fan', 'icon: fann') })).toMatchObject([
    {
      field: 'amenities, entry 1 (Fan), icon',
      message: '“fann” cannot be used here.',
      fix: expect.stringMatching(/^Did you mean “fan”\?/),
    },
  ]);
});

test('an icon with another name is found by what it shows', async () => {
  const found = await diagnosticsAfter({ [room]: swap('icon: fan', 'icon: bath') });
  expect(found[0]?.fix).toMatch(/^Did you mean .*“bathtub”/);
  expect(await diagnosticsAfter({ [room]: swap('icon: fan', 'icon: swimming-pool') })).toEqual([]);
});

test('an unknown category gets the list of the six', async () => {
  const found = await diagnosticsAfter({
    'nearby-places.yaml': swap('category: Airport', 'category: Airports'),
  });
  expect(found).toMatchObject([
    {
      line: 3,
      field: 'places, entry 1 (The airport), category',
      fix: 'Did you mean “Airport”? Choose one of: Airport, Metro, Railway, Buses, Hospital, Others.',
    },
  ]);
});

test('a unit written into a number is refused', async () => {
  const found = await diagnosticsAfter({
    'nearby-places.yaml': swap('distance: 46', 'distance: 46 km'),
  });
  expect(found).toMatchObject([
    {
      message: '“46 km” cannot be used here.',
      fix: 'Enter the distance in kilometres, such as 4.5.',
    },
  ]);
});

test('a number below its minimum is refused', async () => {
  expect(await diagnosticsAfter({ [room]: swap('sleeps: 2', 'sleeps: 0') })).toMatchObject([
    {
      field: 'sleeps',
      message: '“0” cannot be used here.',
      fix: 'Enter how many guests sleep here.',
    },
  ]);
});

test('a title that is too long is reported with its length', async () => {
  const found = await diagnosticsAfter({
    'pages/gallery.yaml': swap('title: The', `title: ${'The '.repeat(20)}`),
  });
  expect(found).toMatchObject([
    {
      severity: 'warning',
      message: 'The text has 90 characters; this place is made for 65 or fewer.',
    },
  ]);
});

test('too few pictures are reported with their number', async () => {
  const found = await diagnosticsAfter({
    [room]: (text) => text.slice(0, text.indexOf('  - photo: public/desk.jpg')),
  });
  expect(found.find(({ severity }) => severity === 'error')).toMatchObject({
    field: 'pictures',
    message: 'There is 1 entry.',
    fix: 'Show at least two photos of the room.',
  });
});

test('a text where a list belongs is refused', async () => {
  const found = await diagnosticsAfter({ 'testimonials.yaml': () => 'Lovely stay' });
  expect(found[0]).toMatchObject({
    message: '“Lovely stay” cannot be used here.',
    fix: 'Write a list: each entry begins on a line of its own with a dash and a space.',
  });
});

test('a text where fields belong is refused', async () => {
  const found = await diagnosticsAfter({ 'pages/sent.yaml': () => 'Thank you' });
  expect(found[0]).toMatchObject({
    fix: 'Write its fields here, each on a line of its own, as in the other files of this kind.',
  });
});
