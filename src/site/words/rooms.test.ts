import { expect, test } from 'vitest';
import { price } from './rooms.ts';

test('a price is stated as the lowest per night, in rupees grouped as in India', () => {
  expect(price.aNight(1450)).toBe('from ₹1,450 a night');
  expect(price.aNight(105000)).toBe('from ₹1,05,000 a night');
});

test('tax follows the price if the inn says something about it', () => {
  expect(price.withTax(1450, 'plus 5% GST')).toBe('from ₹1,450 a night, plus 5% GST');
  expect(price.withTax(1450)).toBe('from ₹1,450 a night');
  expect(price.ofAll('GST included')).toBe('Prices are per room, per night, GST included.');
  expect(price.ofAll()).toBe('Prices are per room, per night.');
});
