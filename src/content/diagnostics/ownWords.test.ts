import { expect, test } from 'vitest';
import { diagnosticsAfter } from '../../../tests/fixtures/contentFolder.ts';

const words = (yaml: string) => diagnosticsAfter({ 'words.yaml': () => yaml });

test('an inn may say its buttons and links in its own words', async () => {
  expect(await words('site:\n  bookNow: Ask for a bed\n  nav:\n    home: The gate\n')).toEqual([]);
  expect(await words('desk:\n  now: The clock says [time].\n')).toEqual([]);
});

test.each([
  ['site:\n  bokNow: Ask\n', /“bokNow” is not a field/, /Did you mean “bookNow”/],
  ['sites:\n  bookNow: Ask\n', /“sites” is not a field/, /Did you mean “site”/],
  ['site:\n  bookNow:\n', /Enter other words for “Book Now”/, /^$/],
  ['desk:\n  now: The desk is awake.\n', /cannot be used here/, /Keep \[time\] in it/],
  ['site:\n  call: Call [phone]\n', /cannot be used here/, /nothing is put there/],
])('%j is refused with the fix', async (yaml, message, fix) => {
  expect(await words(yaml)).toMatchObject([
    {
      severity: 'error',
      file: 'words.yaml',
      line: expect.any(Number),
      message: expect.stringMatching(message),
      fix: expect.stringMatching(fix),
    },
  ]);
});
