/**
 * The mark, a copperpod flower on a 48 × 48 field, for the logo, the icons and the share pictures.
 */
export const markDrawing = {
  /** One crinkled petal, based at the centre; five make the flower. */
  petal:
    'M24 24C20.5 19.5 15.8 15.6 17 9.8C17.5 7.2 19.4 7.6 20.6 5.6C21.6 4 22.9 5.2 24 3.6C25.1 5.2 26.4 4 27.4 5.6C28.6 7.6 30.5 7.2 31 9.8C32.2 15.6 27.5 19.5 24 24Z',
  vein: 'M24 21V11.5',
  centre: { cx: 24, cy: 25, r: 2.2 },
  turns: [0, 72, 144, 216, 288].map((turn) => `rotate(${turn} 24 25)`),
} as const;

interface MarkColours {
  petal: string;
  /** Inside the petals; none for a line drawing. */
  fill?: string;
  vein: string;
  stroke: number;
}

/** The mark as SVG text, for use outside components. */
export function markSvg({ petal, fill = 'none', vein, stroke }: MarkColours): string {
  const { cx, cy, r } = markDrawing.centre;
  const petals = markDrawing.turns.map(
    (turn) =>
      `<g transform="${turn}" stroke-width="${stroke}"><path d="${markDrawing.petal}" fill="${fill}" stroke="${petal}"/><path d="${markDrawing.vein}" stroke="${vein}"/></g>`,
  );
  return `${petals.join('')}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${vein}"/>`;
}
