import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { INN_FACTS_FILE, readInnFacts, UNKNOWN_INN } from './innFacts.ts';

const INN = { name: 'Kadala Mane', city: 'Mangaluru', timeZone: 'Asia/Kolkata' };

test('the facts that the build wrote next to the pages are read', () => {
  expect(readInnFacts(folderWith({ [INN_FACTS_FILE]: JSON.stringify(INN) }))).toEqual(INN);
});

test.each(['', '{"name":', 'null', '[]', '7', '{"name":5,"timeZone":"Asia/Nowhere"}'])(
  'facts that cannot be read stop no mail: %j',
  (content) => {
    expect(readInnFacts(folderWith({ [INN_FACTS_FILE]: content }))).toEqual(UNKNOWN_INN);
  },
);

test('missing facts do not throw either', () => {
  expect(readInnFacts(folderWith({}))).toEqual(UNKNOWN_INN);
  expect(readInnFacts('/nowhere')).toEqual(UNKNOWN_INN);
});
