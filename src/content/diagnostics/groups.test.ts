import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('a facility in a group that the page does not have is asked for the likely one', async () => {
  const misspelt = swap('group: In the house', 'group: In the hause');
  expect(await faultsAfter({ 'facilities.yaml': misspelt })).toMatchObject([
    {
      level: 'fault',
      file: 'content/facilities.yaml',
      field: 'entry 1 (Hot water), group',
      problem: 'content/pages/facilities.yaml has no group “In the hause”.',
      mend: 'Did you mean “In the house”?',
    },
    { level: 'warning', file: 'content/pages/facilities.yaml' },
  ]);
});

test('one unlike any is told the headings there are', async () => {
  const other = swap('group: In the house', 'group: Elsewhere');
  const [fault] = await faultsAfter({ 'facilities.yaml': other });
  expect(fault?.mend).toBe('Write one of its headings: “In the house”.');
});

test('a group without a facility is asked about, and does not stop the build', async () => {
  const more = swap(
    'groups:',
    'groups:\n  - heading: In the yard\n    picture: { photo: public/desk.jpg, alt: A desk }',
  );
  expect(await faultsAfter({ 'pages/facilities.yaml': more })).toMatchObject([
    {
      level: 'warning',
      field: 'groups, entry 1 (In the yard), heading',
      problem: 'No facility is in the group “In the yard”, so it is not shown.',
    },
  ]);
});
