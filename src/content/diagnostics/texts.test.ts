import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const HOME = 'pages/home.yaml';

test('a text in brackets that nothing fills in gets a warning, with what was meant', async () => {
  const found = await diagnosticsAfter({
    [HOME]: swap('headline: Come in', 'headline: Come to [nmae] or [foo]'),
  });
  expect(found).toMatchObject(
    [
      { severity: 'warning', pointer: ['hero', 'headline'], fix: /^Did you mean \[name\]\?/ },
      {
        severity: 'warning',
        pointer: ['hero', 'headline'],
        message: /“\[foo\]”/,
        fix: /^Write one of \[name\]/,
      },
    ].map((one) => ({
      ...one,
      fix: expect.stringMatching(one.fix),
      message: expect.stringMatching(one.message ?? /./),
    })),
  );
});

test('a headline of 3,000 characters gets a warning, a paragraph of 300 none', async () => {
  const found = await diagnosticsAfter({
    [HOME]: (text) =>
      swap(
        'headline: Come in',
        `headline: ${'Come in. '.repeat(334).trim()}`,
      )(text).replace('A sentence.', 'A sentence that goes on. '.repeat(12).trim()),
  });
  expect(found).toMatchObject([
    {
      severity: 'warning',
      pointer: ['hero', 'headline'],
      message: expect.stringMatching(/3,005 characters/),
    },
  ]);
});
