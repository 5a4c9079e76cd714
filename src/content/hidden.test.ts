import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hiddenIn, isHidden, withoutHidden } from './hidden.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => ({ path, data: parse(text) as unknown }));

/** What guests see of these files. */
const shown = (texts: Record<string, string>) =>
  Object.fromEntries(withoutHidden(files(texts)).map(({ path, data }) => [path, data]));

test('only the named section is removed', () => {
  const home = 'hidden: [promo]\npromo: { sentence: One }\nrooms: { heading: Two }\n';
  expect(shown({ 'pages/home.yaml': home })['pages/home.yaml']).toEqual({
    hidden: ['promo'],
    rooms: { heading: 'Two' },
  });
});

test('a page that is hidden as a whole does not exist', () => {
  expect(shown({ 'pages/about.yaml': 'hidden: [all]\nheading: One' })).toEqual({});
});

test('a section is hidden with its empty list', () => {
  const texts = { 'pages/home.yaml': 'testimonials: { heading: One }', 'testimonials.yaml': '[]' };
  expect(shown(texts)).toEqual({ 'pages/home.yaml': {}, 'testimonials.yaml': [] });
  const places = {
    'pages/home.yaml': 'nearby: { heading: One }',
    'nearby-places.yaml': 'places: []',
  };
  expect(shown(places)).toEqual({ 'pages/home.yaml': {} });
});

test('a list is hidden with the last section that shows it', () => {
  const list = '[{ serviceName: Parking }]';
  const home = 'hidden: [facilities]\nfacilities: { heading: One }';
  const one = { 'facilities.yaml': list, 'pages/home.yaml': home, 'pages/facilities.yaml': 'a: b' };
  expect(shown(one)['facilities.yaml']).toEqual([{ serviceName: 'Parking' }]);
  const both = { ...one, 'pages/facilities.yaml': 'hidden: [all]' };
  expect(shown(both)).toEqual({
    'facilities.yaml': [],
    'pages/home.yaml': { hidden: ['facilities'] },
  });
});

test('a fact about the inn is hidden with its section', () => {
  const texts = {
    'inn.yaml': 'name: A\ncounters: [{ value: 2, label: Rooms }]',
    'pages/home.yaml': 'hidden: [counters]\ncounters: { heading: One }',
  };
  expect(shown(texts)['inn.yaml']).toEqual({ name: 'A' });
  const hidden = hiddenIn(files(texts));
  expect(isHidden(hidden, 'inn.yaml', ['counters', 0, 'value'])).toBe(true);
  expect(isHidden(hidden, 'inn.yaml', ['name'])).toBe(false);
});
