import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const coloured = (colours: Record<string, string>) => {
  const lines = Object.entries(colours).map(([name, colour]) => `  ${name}: "${colour}"\n`);
  return { 'inn.yaml': swap('phone:', `colours:\n${lines.join('')}phone:`) };
};

test('colours with enough contrast pass', async () => {
  expect(await diagnosticsAfter(coloured({ ink: '#1b2a5a', accent: '#b0185c' }))).toEqual([]);
});

test('a pair with too little contrast is refused with its ratio and the nearest colour that passes', async () => {
  expect(await diagnosticsAfter(coloured({ accent: '#e07a50', ink: '#1b2a5a' }))).toEqual([
    {
      severity: 'error',
      file: 'inn.yaml',
      line: 3,
      field: 'colours, accent',
      pointer: ['colours', 'accent'],
      message:
        'Links on the ground: hard to see. The contrast is 3.5 to 1, and 4.5 to 1 is needed.',
      fix: expect.stringMatching(/^The nearest colour that works is {2}accent: "#[\da-f]{6}"$/),
    },
  ]);
});

test('the suggested colour passes', async () => {
  const [first] = await diagnosticsAfter(coloured({ call: '#7a1f1f' }));
  const proposed = /"(#[\da-f]{6})"/.exec(first?.fix ?? '')?.[1] ?? '';
  expect(await diagnosticsAfter(coloured({ call: proposed }))).toEqual([]);
});

test('a pale ink is reported before everything that would follow from it', async () => {
  expect(await diagnosticsAfter(coloured({ ink: '#5c8a70', call: '#e0a526' }))).toMatchObject([
    { field: 'colours, ink' },
  ]);
  expect(await diagnosticsAfter(coloured({ ground: '#222222', ink: '#eeeeee' }))).toMatchObject([
    { message: 'The ground is darker than the ink.' },
  ]);
});

test('an invalid colour, and a name that is not one of the four, are refused', async () => {
  expect(await diagnosticsAfter(coloured({ ink: 'navy' }))).toMatchObject([
    { field: 'colours, ink', fix: expect.stringContaining('such as #1f3d2f') },
  ]);
  expect(await diagnosticsAfter(coloured({ accnt: '#b0185c' }))).toMatchObject([
    { fix: expect.stringContaining('Did you mean “accent”?') },
  ]);
});
