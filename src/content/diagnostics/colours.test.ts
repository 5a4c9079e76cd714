import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const coloured = (colours: Record<string, string>) => {
  const lines = Object.entries(colours).map(([name, colour]) => `  ${name}: "${colour}"\n`);
  return { 'inn.yaml': swap('phone:', `colours:\n${lines.join('')}phone:`) };
};

test('colours that can be told from one another pass', async () => {
  expect(await faultsAfter(coloured({ ink: '#1b2a5a', accent: '#b0185c' }))).toEqual([]);
});

test('two that cannot are refused with the pair, how far they are apart, and the nearest that can', async () => {
  expect(await faultsAfter(coloured({ accent: '#e07a50', ink: '#1b2a5a' }))).toEqual([
    {
      level: 'fault',
      file: 'content/inn.yaml',
      line: 3,
      field: 'colours, accent',
      at: ['colours', 'accent'],
      problem: 'Links on the ground cannot be told well: 3.5 to 1, where 4.5 to 1 is needed.',
      mend: expect.stringMatching(/^The nearest colour that can is {2}accent: "#[\da-f]{6}"$/),
    },
  ]);
});

test('what is proposed passes', async () => {
  const [fault] = await faultsAfter(coloured({ call: '#7a1f1f' }));
  const proposed = /"(#[\da-f]{6})"/.exec(fault?.mend ?? '')?.[1] ?? '';
  expect(await faultsAfter(coloured({ call: proposed }))).toEqual([]);
});

test('a pale ink is told before all that would follow from it', async () => {
  expect(await faultsAfter(coloured({ ink: '#5c8a70', call: '#e0a526' }))).toMatchObject([
    { field: 'colours, ink' },
  ]);
  expect(await faultsAfter(coloured({ ground: '#222222', ink: '#eeeeee' }))).toMatchObject([
    { problem: 'The ground is darker than the ink.' },
  ]);
});

test('what is no colour, and a name that is none of the four, is refused', async () => {
  expect(await faultsAfter(coloured({ ink: 'navy' }))).toMatchObject([
    { field: 'colours, ink', mend: expect.stringContaining('such as "#1f3d2f"') },
  ]);
  expect(await faultsAfter(coloured({ accnt: '#b0185c' }))).toMatchObject([
    { mend: expect.stringContaining('Did you mean “accent”?') },
  ]);
});
