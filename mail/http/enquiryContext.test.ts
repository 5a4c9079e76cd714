import { expect, test } from 'vitest';
import { folderWith } from '../../tests/mail/support/folders.ts';
import { readRoomNames, withEnquiryContext } from './enquiryContext.ts';

const PAGE = 'https://inn.example/contact';
const rooms = () => ({ Attic: 'The Attic' });
const context = (referer: string | undefined, fields: [string, string][] = []) =>
  Object.fromEntries(withEnquiryContext(new Map(fields), referer, rooms));

test('a form without JavaScript asks about what the address of its page says', () => {
  expect(context(`${PAGE}?room=Attic&guests=3`)).toEqual({ room: 'The Attic', guests: '3' });
});

test('what the form itself says goes before, also when it says less', () => {
  expect(context(`${PAGE}?room=Attic&guests=3`, [['room', 'Cellar']])).toEqual({ room: 'Cellar' });
});

test.each([undefined, '', 'nonsense', 'https://inn.example/', PAGE, `${PAGE}?room=Cellar`])(
  'where it was sent from (%j) adds nothing that is not a room',
  (referer) => {
    expect(context(referer)).toEqual({});
  },
);

test('rooms are read from the built site; none from one that has no list, or another', () => {
  const names = (text: string) => readRoomNames(folderWith({ 'rooms.json': text }));
  expect(names('{"Attic":"The Attic","Odd":3}')).toEqual({ Attic: 'The Attic' });
  for (const text of ['', 'null', '[', '"x"'])
    expect(names(text), text).not.toHaveProperty('Attic');
  expect(readRoomNames('/nowhere')).toEqual({});
});
