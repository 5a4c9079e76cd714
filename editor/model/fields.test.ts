import { expect, test } from 'vitest';
import * as z from 'zod';
import { knownFiles, schemaFor } from '../../src/content/files.ts';
import { pages } from '../../src/content/pages.ts';
import { inn as innSchema } from '../../src/content/schema/inn.ts';
import * as schemas from '../../src/content/schema/lists.ts';
import { map } from '../../src/content/schema/map.ts';
import { nearby } from '../../src/content/schema/nearby.ts';
import { room as roomSchema } from '../../src/content/schema/room.ts';
import type { JsonSchema } from './api.ts';
import { blank, describe } from './entries.ts';
import { type Field, readField } from './fields.ts';

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input' }) as JsonSchema;
const formOf = (type: z.ZodType) => readField(schemaOf(type), '');
const part = (field: Field, ...names: string[]): Field =>
  names.reduce((one, name) => {
    if (one.kind === 'list') return one.item;
    const found = 'fields' in one && one.fields.find((inner) => inner.name === name)?.field;
    if (!found) throw new Error(`No field ${name}.`);
    return found;
  }, field);

const room = formOf(roomSchema);
const inn = formOf(innSchema);

test.each([
  ['name', room, ['name'], 'text'],
  ['price', room, ['price'], 'number'],
  ['climate', room, ['climate'], 'choice'],
  ['Wi-Fi', room, ['wifi'], 'yes-no'],
  ['paragraphs', room, ['description'], 'list'],
  ['former addresses', room, ['formerly'], 'list'],
  ['icon', room, ['amenities', '', 'icon'], 'icon'],
  ['photograph', room, ['pictures', ''], 'picture'],
  ['photograph without words', formOf(schemas.testimonial), ['picture'], 'picture'],
  ['focus', room, ['pictures', '', 'focus'], 'focus'],
  ['counter', inn, ['counters', '', 'value'], 'figure'],
  ['address', inn, ['address'], 'group'],
  ['measured on', formOf(nearby), ['checkedOn'], 'date'],
  ['point of a map', formOf(map), ['places', '', 'at'], 'numbers'],
] as const)('%s is drawn by its own field', (_, form, names, kind) => {
  expect(part(form, ...names).kind).toBe(kind);
});

test('a field has a label, help, limits and whether it is optional', () => {
  expect(part(room, 'price')).toMatchObject({
    label: 'Price',
    help: 'Rupees a night; shown nowhere while it is empty.',
    optional: true,
    min: 1,
    max: undefined,
  });
  expect(part(inn, 'phone')).toMatchObject({ look: 'tel', optional: false });
});

function unlabelled(schema: JsonSchema, name: string): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    ...(value.title ? [] : [`${name}.${key}`]),
    ...unlabelled(value, `${name}.${key}`),
  ]);
  const item = typeof schema.items === 'object' ? unlabelled(schema.items, `${name}[]`) : [];
  return [...inner, ...item];
}

const all = {
  ...schemas,
  ...Object.fromEntries(knownFiles.map(({ path, schema }) => [path, schema])),
};
const files = Object.entries(all).filter(([, one]) => one instanceof z.ZodObject);

test.each(files)('%s: every field has a label, and a form control', (name, schema) => {
  const json = schemaOf(schema as z.ZodType);
  expect(unlabelled(json, name)).toEqual([]);
  expect(JSON.stringify(readField(json, ''))).not.toContain('"kind":"other"');
});

/** Labels that two fields of a group share, and lists whose entries have no label. */
function unclear(field: Field, way: string): string[] {
  if (field.kind === 'list') {
    const { item } = field;
    const isNameless = !('fields' in item) && item.label === '';
    return [...(isNameless ? [`${way}: entries`] : []), ...unclear(item, `${way}[]`)];
  }
  if (!('fields' in field)) return [];
  const labels = field.fields.map((one) => one.field.label);
  const twins = labels.filter((label, index) => labels.indexOf(label) !== index);
  return [
    ...twins.map((label) => `${way}: ${label}`),
    ...field.fields.flatMap((one) => unclear(one.field, `${way}.${one.name}`)),
  ];
}

const forms = [...knownFiles.map(({ path }) => path), 'rooms/A.yaml'];

test.each(forms)('%s: each control of a group has a label of its own', (path) => {
  expect(unclear(formOf(schemaFor(path) as z.ZodType), path)).toEqual([]);
});

test('a fixed pair of photographs becomes two fields', () => {
  const two = part(formOf(pages.home.schema), 'about', 'pictures');
  expect(two).toMatchObject({ kind: 'list', min: 2, max: 2, item: { kind: 'picture' } });
});

test('a new entry has the next id and the required fields', () => {
  const picture = formOf(schemas.galleryItem);
  expect(blank(picture, [{ id: 4 }, { id: 14 }])).toEqual({
    id: 15,
    caption: '',
    picture: { photo: '', alt: '' },
  });
});

test('an entry is described by its words and its photograph', () => {
  expect(describe({ id: 1, caption: 'Reception', picture: { photo: 'a.jpg' } })).toEqual({
    words: 'Reception',
    photo: 'a.jpg',
  });
  expect(describe({ network: 'whatsapp-channel', url: 'https://x.in' }).words).toBe(
    'WhatsApp channel',
  );
  expect(describe({ network: 'other', label: 'Our blog', url: 'https://x.in' }).words).toBe(
    'Our blog',
  );
  expect(describe({ language: 'kn', please: 'ದಯವಿಟ್ಟು' }).words).toBe('Kannada');
  expect(describe({ icon: 'bed', name: 'Two beds' })).toEqual({ words: 'Two beds', icon: 'bed' });
});
