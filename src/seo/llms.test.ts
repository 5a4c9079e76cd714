import { expect, test } from 'vitest';
import { doubleRoom, facilities, inn, nearby, origin } from '../../tests/fixtures/smallSite.ts';
import { llmsText } from './llms.ts';

const text = (price?: number, priceNote?: string) =>
  llmsText({
    inn: { ...inn, priceNote },
    ...{ facilities, nearby, origin },
    rooms: [price === undefined ? doubleRoom : { ...doubleRoom, price }],
    summary: 'A small inn.',
    booking: 'Telephone us.',
    pages: [{ name: 'Rooms', path: '/rooms', description: 'All of them.' }],
  });

test('it begins with the inn’s name and what it is', () => {
  expect(text()).toMatch(/^# Small Inn\n\n> A small inn\.\n/);
});

test('it says how to reach the inn and where everything is', () => {
  expect(text()).toContain('Telephone: +91 80 0000 0168');
  expect(text()).toContain('[Double Room](https://inn.example/Double_Room)');
  expect(text()).toContain('The airport: about 46');
  expect(text()).toContain('[Rooms](https://inn.example/rooms): All of them.');
});

test('a price is stated only if there is one', () => {
  expect(text()).not.toContain('₹');
  expect(text(1500)).toContain('from ₹1,500 a night');
});

test('the tax is stated with the price', () => {
  expect(text(1500, 'GST included')).toContain('from ₹1,500 a night, GST included');
});
