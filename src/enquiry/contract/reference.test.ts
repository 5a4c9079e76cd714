import { expect, test, vi } from 'vitest';
import { isReference, newReference } from './reference.ts';

test('a reference is short, in two groups, without characters that look alike', () => {
  const made = Array.from({ length: 2000 }, newReference);
  for (const reference of made) expect(reference).toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
  const signs = new Set(made.join('').replaceAll('-', ''));
  expect(signs.size).toBe(20);
  for (const group of ['0OQD', '1IL', '2Z', '5S', '8B', 'UV', 'AEIOU']) {
    expect([...group].filter((sign) => signs.has(sign)).length).toBeLessThanOrEqual(1);
  }
});

test('each of the six characters is drawn independently from all twenty', () => {
  const chance = vi.spyOn(crypto, 'getRandomValues');
  const drawn = (numbers: number[]) => {
    chance.mockImplementationOnce((values) => {
      (values as Uint32Array).set(numbers);
      return values;
    });
    return newReference();
  };
  for (const place of Array(6).keys()) {
    const others = Array(6).fill(7);
    const made = Array.from({ length: 20 }, (_, sign) => drawn(others.with(place, sign)));
    expect(new Set(made).size, `place ${place}`).toBe(20);
  }
  chance.mockRestore();
});

test('isReference accepts what newReference makes, and nothing else', () => {
  for (let count = 0; count < 100; count += 1) expect(isReference(newReference())).toBe(true);
  for (const typed of ['', 'K7M4RX', 'k7m-4rx', 'K7M-4RXX', 'K0M-4RX', ' K7M-4RX', 'K7M-4RX\n']) {
    expect(isReference(typed)).toBe(false);
  }
});
