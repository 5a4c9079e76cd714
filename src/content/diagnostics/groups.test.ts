import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('a facility in a group that the page lacks gets the likely one as a suggestion', async () => {
  const misspelt = swap('group: In the house', 'group: In the hause');
  expect(await diagnosticsAfter({ 'facilities.yaml': misspelt })).toMatchObject([
    {
      severity: 'error',
      file: 'facilities.yaml',
      field: 'entry 1 (Hot water), group',
      message: 'content/pages/facilities.yaml has no group “In the hause”.',
      fix: 'Did you mean “In the house”?',
    },
    { severity: 'warning', file: 'pages/facilities.yaml' },
  ]);
});

test('a group unlike any other gets the list of headings', async () => {
  const other = swap('group: In the house', 'group: Elsewhere');
  const [first] = await diagnosticsAfter({ 'facilities.yaml': other });
  expect(first?.fix).toBe('Choose one of its headings: “In the house”.');
});

test('a group without a facility gives a warning, and does not stop the build', async () => {
  const more = swap(
    'groups:',
    'groups:\n  - heading: In the yard\n    picture: { photo: public/desk.jpg, alt: A desk }',
  );
  expect(await diagnosticsAfter({ 'pages/facilities.yaml': more })).toMatchObject([
    {
      severity: 'warning',
      field: 'groups, entry 1 (In the yard), heading',
      message: 'No facility is in the group “In the yard”, so it is not shown.',
    },
  ]);
});
