import { expect, test } from 'vitest';
import {
  directionsLink,
  mailtoLink,
  mapsSearchLink,
  telLink,
  whatsappLink,
} from './contactLinks.ts';

test('a telephone link keeps the country code and drops the spaces', () => {
  expect(telLink('+91 80 0000 0168')).toBe('tel:+918000000168');
});

test('a WhatsApp link carries the text', () => {
  expect(whatsappLink('+91 80 0000 0168', 'Two rooms & a cot?')).toBe(
    'https://wa.me/918000000168?text=Two%20rooms%20%26%20a%20cot%3F',
  );
});

test('a WhatsApp link without a text is the chat alone', () => {
  expect(whatsappLink('+91 80 0000 0168')).toBe('https://wa.me/918000000168');
});

test('an e-mail link carries subject and body, with the line breaks mail programs ask for', () => {
  expect(mailtoLink('stay@example.com', { subject: 'A room', body: 'One\nTwo' })).toBe(
    'mailto:stay@example.com?subject=A%20room&body=One%0D%0ATwo',
  );
});

test('an e-mail link without a letter is the address alone', () => {
  expect(mailtoLink('stay@example.com', { subject: '' })).toBe('mailto:stay@example.com');
});

test('directions lead to search words or to a point', () => {
  expect(directionsLink('Copperpod Inn, Hosur Road')).toContain(
    'destination=Copperpod%20Inn%2C%20Hosur%20Road',
  );
  expect(directionsLink({ latitude: 12.9, longitude: 77.6 })).toContain('destination=12.9%2C77.6');
});

test('directions may begin elsewhere than where the guest is', () => {
  expect(directionsLink('The airport', { latitude: 12.9, longitude: 77.6 })).toContain(
    '&origin=12.9%2C77.6&destination=The%20airport',
  );
  expect(directionsLink('The airport')).not.toContain('origin');
});

test('a maps search asks for the words', () => {
  expect(mapsSearchLink('Copperpod Inn')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Copperpod%20Inn',
  );
});

test('half of a character that was cut in two breaks no link', () => {
  expect(whatsappLink('+91 80 0000 0168', 'Hello \ud83d')).toContain('?text=Hello%20%EF%BF%BD');
  expect(mailtoLink('stay@inn.example', { body: '\ude00 🙏' })).toContain(
    'body=%EF%BF%BD%20%F0%9F%99%8F',
  );
});
