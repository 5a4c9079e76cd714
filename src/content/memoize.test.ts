import { afterEach, expect, test, vi } from 'vitest';
import { memoize, memoizeEach } from './memoize.ts';

afterEach(() => vi.unstubAllEnvs());

test('a build loads once', async () => {
  vi.stubEnv('DEV', false);
  const load = vi.fn(() => Promise.resolve('rooms'));
  const ask = memoize(load);
  expect(await Promise.all([ask(), ask()])).toEqual(['rooms', 'rooms']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('live editing loads every time', async () => {
  vi.stubEnv('DEV', true);
  let edits = 0;
  const ask = memoize(() => Promise.resolve(++edits));
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test('a build loads each of several things once', async () => {
  vi.stubEnv('DEV', false);
  const load = vi.fn(async (name: string) => `the ${name}`);
  const ask = memoizeEach(load);
  expect(await Promise.all(['logo', 'sign', 'logo'].map(ask))).toEqual([
    'the logo',
    'the sign',
    'the logo',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});
