import { markDrawing } from './markDrawing.ts';

/** The mark's lines in the text's colour, for an svg of 48 × 48. */
export function MarkLines() {
  return (
    <>
      {markDrawing.turns.map((turn) => (
        <g key={turn} transform={turn}>
          <path d={markDrawing.petal} stroke="currentColor" strokeWidth="1.3" />
          <path d={markDrawing.vein} stroke="var(--accent-on-dark)" strokeWidth="1.3" />
        </g>
      ))}
      <circle {...markDrawing.centre} fill="var(--accent-on-dark)" />
    </>
  );
}
