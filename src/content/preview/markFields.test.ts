import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { schemaFor } from '../files.ts';
import { valuesIn } from '../leaves.ts';
import { marksIn, withoutMarks } from './fieldMark.ts';
import { markFields, unmarkedTexts } from './markFields.ts';

/** The fields of a file that carry a mark, as the small inn has them. */
function markedIn(path: string) {
  const schema = schemaFor(path);
  const data = schema?.parse(parse(smallInn[path as keyof typeof smallInn] as string));
  const marked = markFields(path, schema, data);
  const values = valuesIn(marked, schema);
  for (const { value, pointer } of values) {
    if (typeof value !== 'string') continue;
    for (const { mark, end } of marksIn(value)) {
      expect(mark).toEqual({ file: path, at: pointer, length: end });
    }
  }
  const texts = values.filter(({ value }) => typeof value === 'string');
  const isMarked = ({ value }: { value: unknown }) => withoutMarks(String(value)) !== value;
  const names = (some: typeof texts) => some.map(({ pointer }) => pointer.join('.'));
  return {
    marked: names(texts.filter(isMarked)),
    plain: names(texts.filter((one) => !isMarked(one))),
    unmarked: unmarkedTexts(path, data).map(({ at }) => at.join('.')),
  };
}

test('shown texts carry their field; values that the site computes with do not', () => {
  const { marked, plain, unmarked } = markedIn('inn.yaml');
  expect(marked).toEqual(expect.arrayContaining(['name', 'tagline', 'checkIn', 'payment']));
  expect(plain).toEqual(
    expect.arrayContaining(['phone', 'email', 'address.city', 'timeZone', 'mapsSearch']),
  );
  expect(unmarked).toEqual(expect.arrayContaining(['phone', 'email', 'address.street']));
});

test('a room’s photographs, icons and choices stay as they are', () => {
  const { marked, plain } = markedIn('rooms/Double_Room.yaml');
  expect(marked).toEqual(expect.arrayContaining(['name', 'description.0', 'pictures.0.alt']));
  expect(plain).toEqual(
    expect.arrayContaining(['climate', 'pictures.0.photo', 'amenities.0.icon']),
  );
});

test('headings that other texts name are found by their words', () => {
  const page = markedIn('pages/facilities.yaml');
  expect(page.plain).toContain('groups.0.heading');
  expect(page.unmarked).toContain('groups.0.heading');
  expect(markedIn('facilities.yaml').plain).toContain('0.group');
});

test('the words of a maps search stay as they are', () => {
  const path = 'getting-here.yaml';
  const way = { from: 'The station', search: 'KR Market Metro' };
  const marked = markFields(path, schemaFor(path), { journeys: [way] });
  expect(marked).toMatchObject({ journeys: [{ search: way.search }] });
});
