import { markDrawing } from '../../../src/components/layout/markDrawing.ts';

/** The flower in the site's header, for an inn without a logo. */
export function Flower() {
  return (
    <svg viewBox="0 0 48 48" width="36" height="36" fill="none" aria-hidden="true">
      {markDrawing.turns.map((turn) => (
        <g key={turn} transform={turn}>
          <path d={markDrawing.petal} stroke="currentColor" strokeWidth="1.3" />
          <path d={markDrawing.vein} stroke="var(--accent-on-dark)" strokeWidth="1.3" />
        </g>
      ))}
      <circle {...markDrawing.centre} fill="var(--accent-on-dark)" />
    </svg>
  );
}
