import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOf } from '../src/colours/contrast.ts';
import { OWN_COLOURS } from '../src/colours/palette.ts';
import { inColours } from './brandColours.ts';

const SRC = join(import.meta.dirname, '../src');
const NAVY = { ground: '#f3f7fb', ink: '#1b2a5a', accent: '#b0185c', call: '#ffd166' };
const tokens = readFileSync(join(SRC, 'styles/tokens.css'), 'utf8');

test('an inn’s colours replace this project’s, in the tokens and where they are mixed', () => {
  const css = inColours(tokens, NAVY);
  expect(css).toContain('--raw-leaf: #1b2a5a;');
  expect(css).toContain('--paper-dark: var(--raw-leaf);');
  expect(css).toContain(`--line: rgb(${partsOf(NAVY.accent).join(' ')} / 38%);`);
  expect(css).toContain('--line: var(--raw-terracotta-deep);');
});

test('no style sheet keeps a colour of this project’s', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const kept = files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => {
      const css = inColours(readFileSync(join(SRC, path), 'utf8'), NAVY);
      const own = Object.values({ ...OWN_COLOURS, deep: '#14291f' });
      const left = own.filter(
        (hex) => css.includes(hex) || css.includes(`rgb(${partsOf(hex).join(' ')}`),
      );
      return left.map((hex) => `${path}: ${hex}`);
    });
  expect(kept).toEqual([]);
});
