import { expect, test } from 'vitest';
import { FONT, labelSheet } from './mapLabels.ts';
import { overlap } from './mapShapes.ts';

const square = (x: number, y: number) => [
  { x, y },
  { x: x + 10, y },
  { x: x + 10, y: y + 10 },
  { x, y: y + 10 },
];
/** A square on its corner, whose own box reaches further than it. */
const diamond = [
  { x: 0, y: -10 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: -10, y: 0 },
];

test.each([
  ['one within the other', square(0, 0), square(2, 2), true],
  ['one beside the other', square(0, 0), square(11, 0), false],
  ['a turned one', diamond, square(4, -6), true],
  ['a turned one, whose box alone is met', diamond, square(7, 7), false],
])('%s', (_, one, other, expected) => {
  expect(overlap(one, other)).toBe(expected);
  expect(overlap(other, one)).toBe(expected);
});

test('names in a script with signs above and below are further apart', () => {
  const gap = (name: string) => {
    const sheet = labelSheet([], [], { x: 20, y: 60 });
    const [first, second] = [200, 210].map((y) => sheet.place(name, { x: 100, y }, 'right'));
    return ((second?.y ?? 0) - (first?.y ?? 0)) / FONT.place;
  };
  expect(gap('ಹೊಂಗಸಂದ್ರ')).toBeGreaterThan(gap('Hongasandra'));
  expect(gap('ಹೊಂಗಸಂದ್ರ')).toBeGreaterThanOrEqual(1.15);
});

test('a name’s width is that of its letters, however many signs they have', () => {
  const sheet = labelSheet([], [], { x: 300, y: 60 });
  const { lines } = sheet.inn('ಕಾಪರ್‌ಪಾಡ್ ಇನ್', 'left');
  expect(lines).toEqual(['ಕಾಪರ್‌ಪಾಡ್ ಇನ್']);
});
