import { expect, test } from 'vitest';
import { departure } from './departure.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const morning = { from: at(8), until: at(11), longer: 50 };

test('on a quiet road one leaves as early as the ride takes', () => {
  expect(departure(at(15), 30, [morning])).toEqual({ leave: at(14, 30), ride: 30 });
  expect(departure(at(9), 30, [])).toEqual({ leave: at(8, 30), ride: 30 });
});

test('only the part of the ride that is in the rush takes longer', () => {
  expect(departure(at(10), 40, [morning])).toEqual({ leave: at(9), ride: 60 });
  // From 7:50 ten quiet minutes, then 30 in the rush for the other 20.
  expect(departure(at(8, 30), 30, [morning])).toEqual({ leave: at(7, 50), ride: 40 });
  expect(departure(at(11, 20), 40, [morning])).toEqual({ leave: at(10, 30), ride: 50 });
});

test('two rushes on one ride count each at its own rate', () => {
  const noon = { from: at(11), until: at(12), longer: 100 };
  expect(departure(at(11, 20), 30, [morning, noon])).toEqual({ leave: at(10, 30), ride: 50 });
});

test('one leaves at a round time, rather too early', () => {
  expect(departure(at(9, 30), 8, [])).toEqual({ leave: at(9, 20), ride: 8 });
});

test('whoever must be there soon after midnight leaves the day before', () => {
  expect(departure(at(0, 10), 80, [])).toEqual({ leave: -at(1, 10), ride: 80 });
  const late = { from: at(22), until: at(1), longer: 50 };
  expect(departure(at(0, 30), 40, [late])).toEqual({ leave: -at(0, 30), ride: 60 });
});
