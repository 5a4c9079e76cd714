import { expect, test } from 'vitest';
import { answersIn, fitting, withAnswers } from './roomFit.ts';

const rooms = [
  { sleeps: 2, climate: 'non-ac' },
  { sleeps: 2, climate: 'ac' },
  { sleeps: 4, climate: 'non-ac' },
  { sleeps: 5, climate: 'ac' },
] as const;

test.each([
  ['', {}],
  ['?guests=3&climate=ac', { guests: 3, climate: 'ac' }],
  ['?climate=non-ac', { climate: 'non-ac' }],
  ['?climate=fan', { climate: 'non-ac' }],
  ['?guests=5%2B', { guests: '5+' }],
  ['?guests=0&climate=warm', {}],
  ['?guests=-2', {}],
  ['?guests=many', {}],
  ['?guests=120', {}],
] as const)('%j answers %j', (search, answers) => {
  expect(answersIn(search)).toEqual(answers);
});

test.each([
  ['', { guests: 3, climate: 'ac' }, '?guests=3&climate=ac'],
  ['?guests=3&climate=ac', { climate: 'ac' }, '?climate=ac'],
  ['?guests=3', {}, ''],
  ['', { guests: '5+' }, '?guests=5%2B'],
  ['?from=poster', { guests: 2 }, '?from=poster&guests=2'],
] as const)('%j with %j is %j', (search, answers, address) => {
  expect(withAnswers(search, answers)).toBe(address);
});

test.each([
  [{}, [0, 1, 2, 3]],
  [{ climate: 'ac' }, [1, 3]],
  // The smallest room that fits, not every large one.
  [{ guests: 1 }, [0, 1]],
  [{ guests: 2 }, [0, 1]],
  [{ guests: 3 }, [2]],
  // With the chosen climate, even if a smaller room exists without it.
  [{ guests: 3, climate: 'ac' }, [3]],
  [{ guests: 5, climate: 'non-ac' }, []],
  [{ guests: 6 }, []],
  [{ guests: '5+' }, [3]],
  [{ guests: '6+' }, []],
] as const)('to %j the right rooms are %j', (answers, right) => {
  const fits = fitting(rooms, answers);
  expect(rooms.flatMap((room, index) => (fits(room) ? [index] : []))).toEqual(right);
});
