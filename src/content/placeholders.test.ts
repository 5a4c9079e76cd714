import { expect, test } from 'vitest';
import { filledIn, nameIn, placeholdersIn, withRetentionDays } from './placeholders.ts';

test('the name is filled in at any depth', () => {
  const data = { title: '[name] – rooms', list: [{ alt: 'At [name], by [name]' }], order: 2 };
  expect(filledIn(data, placeholdersIn({ name: 'Inn $& Co' }))).toEqual({
    title: 'Inn $& Co – rooms',
    list: [{ alt: 'At Inn $& Co, by Inn $& Co' }],
    order: 2,
  });
});

test('the placeholder for a room is left alone', () => {
  expect(filledIn('About the [room]', placeholdersIn({ name: 'Inn' }))).toBe('About the [room]');
});

test('an inn without a name leaves the placeholder as it is', () => {
  expect(nameIn({ name: ' Inn ' })).toBe('Inn');
  expect(nameIn({ name: 12 })).toBe('[name]');
  expect(nameIn(null)).toBe('[name]');
});

test('the reply time is filled in, or left out if there is none', () => {
  const text = 'We answer with the price [replyTime]. Nothing is booked.';
  expect(filledIn(text, placeholdersIn({ replyTime: 'within an hour' }))).toBe(
    'We answer with the price within an hour. Nothing is booked.',
  );
  expect(filledIn(text, placeholdersIn({}))).toBe('We answer with the price. Nothing is booked.');
});

test('an inn that moves changes its address in one place', () => {
  const address = { city: 'Mangaluru', locality: 'Tannirbhavi', postalCode: '575010' };
  const facts = placeholdersIn({ name: 'Inn', address });
  expect(filledIn('[name], [locality], [city] [pin]', facts)).toBe(
    'Inn, Tannirbhavi, Mangaluru 575010',
  );
  expect(filledIn('[locality], [city]', placeholdersIn({ name: 'Inn' }))).toBe(
    '[locality], [city]',
  );
});

test('the days that an enquiry is stored are filled in wherever an owner puts them', () => {
  expect(withRetentionDays('We keep it [days] days.')).toBe('We keep it 30\u00a0days.');
  expect(withRetentionDays('Days that we keep it: [days].')).toBe('Days that we keep it: 30.');
});
