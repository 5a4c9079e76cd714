const PATHS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  cross: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  plus: 'M8 2.5v11M2.5 8h11',
  check: 'M2.5 8.5 6 12l7.5-8',
  open: 'M5.5 3 10.5 8l-5 5',
  close: 'M3 5.5 8 10.5l5-5',
  menu: 'M2 4h12M2 8h12M2 12h12',
  page: 'M2 2.5h12v11H2zM2 5.5h12',
  phone: 'M4.5 1.5h7v13h-7zM7 12.5h2',
  computer: 'M1.5 2.5h13v8.5h-13zM5.5 13.5h5',
  again: 'M13 8a5 5 0 1 1-1.5-3.6M13 2v3h-3',
} as const;

export type GlyphName = keyof typeof PATHS;

/** A decorative icon of the editor, always beside text or in a labelled button. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
