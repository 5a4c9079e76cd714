import { expect, test } from 'vitest';
import { price } from './rooms.ts';

test('a price is a lowest one, for a night, in rupees grouped as in India', () => {
  expect(price.aNight(1450)).toBe('from ₹1,450 a night');
  expect(price.aNight(105000)).toBe('from ₹1,05,000 a night');
});

test('tax is said behind the price where the inn says something of it', () => {
  expect(price.withTax(1450, 'plus 5% GST')).toBe('from ₹1,450 a night, plus 5% GST');
  expect(price.withTax(1450)).toBe('from ₹1,450 a night');
  expect(price.ofAll('GST included')).toBe('Prices are for the room, a night, GST included.');
  expect(price.ofAll()).toBe('Prices are for the room, a night.');
});
