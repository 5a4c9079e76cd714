import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const room = 'rooms/Double_Room.yaml';

test('a missing line is named with what to write', async () => {
  expect(await faultsAfter({ 'inn.yaml': swap('name: Small Inn\n', '') })).toEqual([
    {
      level: 'fault',
      file: 'content/inn.yaml',
      line: undefined,
      field: 'name',
      at: ['name'],
      problem: 'The line is missing.',
      mend: 'Write the name of the inn here.',
    },
  ]);
});

test('an empty line is named with what to write', async () => {
  expect(await faultsAfter({ [room]: swap('beds: 2 single beds', 'beds:') })).toMatchObject([
    { field: 'beds', problem: 'Nothing is written here.' },
  ]);
});

test('a misspelt field is one fault, with the field that was meant', async () => {
  expect(await faultsAfter({ 'inn.yaml': swap('phone:', 'phnoe:') })).toMatchObject([
    {
      line: 2,
      field: 'phnoe',
      problem: '“phnoe” is not a field of this place.',
      mend: 'Did you mean “phone”? Otherwise delete the line.',
    },
  ]);
});

test('a field that is like no other is answered with the fields there are', async () => {
  const faults = await faultsAfter({
    'gallery.yaml': swap('- id: 0', '- id: 0\n  photographer: Asha'),
  });
  expect(faults).toMatchObject([
    {
      field: 'entry 1 (Photo 0), photographer',
      mend: 'Delete the line. The fields here are: id, caption, shape, picture.',
    },
  ]);
});

test('a placeholder alone in braces is refused', async () => {
  expect(await faultsAfter({ 'inn.yaml': swap('stay@inn.example', '{email}') })).toMatchObject([
    {
      field: 'email',
      problem: '“{email}” holds text in {braces} that somebody forgot to replace.',
      mend: 'Write a whole e-mail address, such as stay@example.com.',
    },
  ]);
});

test('a placeholder within a text is refused', async () => {
  const faults = await faultsAfter({
    'pages/home.yaml': swap('nearby:\n  heading: A', 'nearby:\n  heading: A {city}'),
  });
  expect(faults).toMatchObject([
    { field: 'nearby, heading', mend: 'Replace the text in {braces} by the heading.' },
  ]);
});

test('an icon that is not drawn is answered with the nearest one', async () => {
  expect(await faultsAfter({ [room]: swap('icon: fan', 'icon: fann') })).toMatchObject([
    {
      field: 'amenities, entry 1 (Fan), icon',
      problem: '“fann” will not do here.',
      mend: expect.stringMatching(/^Did you mean “fan”\?/),
    },
  ]);
});

test('an icon that is called otherwise is found by what it shows', async () => {
  const faults = await faultsAfter({ [room]: swap('icon: fan', 'icon: bath') });
  expect(faults[0]?.mend).toMatch(/^Did you mean .*“bathtub”/);
  expect(await faultsAfter({ [room]: swap('icon: fan', 'icon: swimming-pool') })).toEqual([]);
});

test('a category that does not exist is answered with the six', async () => {
  const faults = await faultsAfter({
    'nearby-places.yaml': swap('category: Airport', 'category: Airports'),
  });
  expect(faults).toMatchObject([
    {
      line: 3,
      field: 'places, entry 1 (The airport), category',
      mend: 'Did you mean “Airport”? Choose one of: Airport, Metro, Railway, Buses, Hospital, Others.',
    },
  ]);
});

test('a unit written into a number is refused', async () => {
  const faults = await faultsAfter({
    'nearby-places.yaml': swap('distance: 46', 'distance: 46 km'),
  });
  expect(faults).toMatchObject([
    { problem: '“46 km” will not do here.', mend: 'Give the distance in kilometres, such as 4.5.' },
  ]);
});

test('a number below its least is refused', async () => {
  expect(await faultsAfter({ [room]: swap('sleeps: 2', 'sleeps: 0') })).toMatchObject([
    { field: 'sleeps', problem: '“0” will not do here.', mend: 'Give how many guests sleep here.' },
  ]);
});

test('too long a title is measured', async () => {
  const faults = await faultsAfter({
    'pages/gallery.yaml': swap('title: The', `title: ${'The '.repeat(20)}`),
  });
  expect(faults).toMatchObject([
    { problem: 'The text has 90 characters.', mend: 'Keep the title under 65 characters.' },
  ]);
});

test('too few pictures are counted', async () => {
  const faults = await faultsAfter({
    [room]: (text) => text.slice(0, text.indexOf('  - photo: public/desk.jpg')),
  });
  expect(faults.find(({ level }) => level === 'fault')).toMatchObject({
    field: 'pictures',
    problem: 'There is 1 entry.',
    mend: 'Show at least two photos of the room.',
  });
});

test('a text where a list belongs is refused', async () => {
  const faults = await faultsAfter({ 'testimonials.yaml': () => 'Lovely stay' });
  expect(faults[0]).toMatchObject({
    problem: '“Lovely stay” will not do here.',
    mend: 'Write a list: each entry begins on a line of its own with a dash and a space.',
  });
});

test('a text where fields belong is refused', async () => {
  const faults = await faultsAfter({ 'pages/sent.yaml': () => 'Thank you' });
  expect(faults[0]).toMatchObject({
    mend: 'Write its fields here, each on a line of its own, as in the other files of this kind.',
  });
});
