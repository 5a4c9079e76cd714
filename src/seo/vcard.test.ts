import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { folded } from '../enquiry/contract/contentLine.ts';
import { type Contact, smallVcardOf, vcardOf } from './vcard.ts';

const inn: Contact = {
  name: 'Kadala Mane, the house by the sea',
  phone: '+91 82 4000 0075',
  whatsapp: '+91 98 4500 0000',
  email: 'stay@kadalamane.example',
  address: {
    street: '4, ಕಡಲ ತೀರ Road',
    locality: 'Tannirbhavi',
    city: 'Mangaluru',
    region: 'Karnataka',
    postalCode: '575010',
    country: 'India',
  },
  location: { latitude: 12.9001, longitude: 77.627 },
};

/** Parses a card with Mozilla's parser. */
function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text) as unknown as string[]);
  const value = (name: string) => card.getFirstPropertyValue(name) as unknown;
  return { card, value };
}

test('an independent parser reads every fact back', () => {
  const picture = Buffer.from('a picture '.repeat(60));
  const { card, value } = read(vcardOf(inn, { url: 'https://inn.example', picture }));
  expect(value('version')).toBe('3.0');
  expect(value('fn')).toBe(inn.name);
  expect(value('n')).toEqual([inn.name, '', '', '', '']);
  expect(value('tel')).toBe('+918240000075');
  expect(value('email')).toBe(inn.email);
  expect(value('adr')).toEqual([
    '',
    '',
    '4, ಕಡಲ ತೀರ Road, Tannirbhavi',
    'Mangaluru',
    'Karnataka',
    '575010',
    'India',
  ]);
  expect(card.getFirstProperty('geo')?.toICALString()).toBe('GEO:12.9001;77.627');
  const urls = card.getAllProperties('url');
  expect(urls.map((url) => url.getFirstValue())).toEqual([
    'https://wa.me/919845000000',
    'https://inn.example',
  ]);
  const photo = card.getFirstProperty('photo')?.toICALString() ?? '';
  expect(Buffer.from(photo.replace(/^.*?:|\s/gs, ''), 'base64')).toEqual(picture);
});

test('what the inn does not have is left out', () => {
  const text = vcardOf({ ...inn, whatsapp: undefined });
  expect(text).not.toMatch(/URL|WhatsApp|PHOTO/);
});

test('lines end with CRLF, have at most 75 octets, and never split a character', () => {
  const text = vcardOf(inn, { picture: Buffer.alloc(500) });
  expect(text.endsWith('END:VCARD\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const line = `NOTE:${'ಕಡಲ ತೀರದ ಮನೆ '.repeat(20)}`;
  for (const part of [...text.split('\r\n'), ...folded(line).split('\r\n')]) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(part).not.toContain('\ufffd');
  }
  expect(folded(line).replaceAll('\r\n ', '')).toBe(line);
});

test('the small card is small, and still a complete card', () => {
  const text = smallVcardOf(inn);
  expect(Buffer.byteLength(text)).toBeLessThan(350);
  expect(read(text).value('tel')).toBe('+918240000075');
});
