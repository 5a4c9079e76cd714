import { expect, test } from 'vitest';
import { nameIn, withName } from './placeholders.ts';

test('the name stands wherever a text asks for it, however deep', () => {
  const data = { title: '[name] – rooms', list: [{ alt: 'At [name], by [name]' }], order: 2 };
  expect(withName(data, 'Inn $& Co')).toEqual({
    title: 'Inn $& Co – rooms',
    list: [{ alt: 'At Inn $& Co, by Inn $& Co' }],
    order: 2,
  });
});

test('the placeholder for a room is another one', () => {
  expect(withName('About the [room]', 'Inn')).toBe('About the [room]');
});

test('an inn without a name leaves the placeholder as it is', () => {
  expect(nameIn({ name: ' Inn ' })).toBe('Inn');
  expect(nameIn({ name: 12 })).toBe('[name]');
  expect(nameIn(null)).toBe('[name]');
});
