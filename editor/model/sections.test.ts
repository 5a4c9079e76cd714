import { expect, test } from 'vitest';
import { readField } from './fields.ts';
import { sectionsOf, summaryOf } from './sections.ts';

const text = { type: 'string' };
const slides = { type: 'array', title: 'Slides', items: text };
const hero = { type: 'object', properties: { heading: text, slides }, required: ['heading'] };
const page = readField(
  {
    type: 'object',
    properties: { title: text, about: text, hero, closing: text, slides },
    required: ['title', 'about', 'hero', 'closing', 'slides'],
  },
  '',
);

test('fields with parts are sections; the plain ones around them share one', () => {
  const sections = sectionsOf('fields' in page ? page.fields : []);
  expect(sections.map(({ label, isFoldable }) => [label, isFoldable])).toEqual([
    ['Beginning', false],
    ['Hero', true],
    ['Closing', false],
    ['Slides', true],
  ]);
});

test.each([
  [slides, ['Come in', 'Stay'], '2 slides, first: Come in'],
  [slides, ['Come in'], '1 entry: Come in'],
  [slides, [{}], '1 entry'],
  [slides, [], 'Empty'],
  [{ ...slides, title: 'The text' }, ['One', 'Two'], '2 entries, first: One'],
  [hero, { heading: 'Welcome', slides: ['Come in', 'Stay'] }, 'Welcome · 2 slides, first: Come in'],
  [
    { type: 'object', 'x-field': 'picture', properties: {} },
    { photo: 'a.jpg', alt: 'A door' },
    'A door',
  ],
  [
    { type: 'object', 'x-field': 'floor-plan', properties: {} },
    { width: 4, depth: 3.5, pieces: [{}, {}] },
    '4 × 3.5 metres, 2 pieces',
  ],
])('a folded section says in one line what it holds: %#', (schema, value, summary) => {
  expect(summaryOf(readField(schema, 'x'), value)).toBe(summary);
});

test('an optional section without a value is marked as left out', () => {
  expect(summaryOf(readField(hero, 'x', true), undefined)).toBe('Left out');
});
