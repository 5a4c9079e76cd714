import { type Pointer, stepInto } from '../pointer.ts';

/** One thing to correct, in words for the innkeeper. */
export interface Diagnostic extends Location {
  /** An error stops a build, or keeps the inn from going live; a warning does neither. */
  severity: 'error' | 'warning';
  message: string;
  fix: string;
  /** The language of message and fix, if it is not the editor's. */
  lang?: 'en' | undefined;
  /** The photograph, below `photos/`, to replace by one of the inn's own. */
  replace?: string | undefined;
  /** How to correct the file by hand; terminals show it, the editor does not. */
  hint?: string | undefined;
  /** Whether it is about a photograph that no page shows. */
  isUnused?: boolean | undefined;
  /** Whether it is about a sentence that is also in the sample. */
  isSentence?: boolean | undefined;
}

/** The place that a diagnostic is about. */
export interface Location {
  /** Path below the content folder; empty for the folder itself, undefined for a setting. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** The field in words, such as `pictures, entry 2, alt`. */
  field?: string | undefined;
  /** The same as keys and indices, if the diagnostic is about one field. */
  pointer?: Pointer | undefined;
  /** What must be set up, in a form of the editor. */
  setup?: 'address' | 'mailbox' | 'emailjs' | undefined;
  /** The language of the website that it is about, such as `kn`, which the owner may switch off. */
  language?: string | undefined;
}

const diagnostic =
  (severity: Diagnostic['severity']) =>
  (at: Location, message: string, fix: string, hint?: string): Diagnostic => ({
    severity,
    ...at,
    message,
    fix,
    ...(hint && { hint }),
  });

export const error = diagnostic('error');
export const warning = diagnostic('warning');

export const isError = ({ severity }: Diagnostic) => severity === 'error';

/** A field of a content file, as a diagnostic names it. */
export function at(
  content: { path: string; data: unknown; lineOf(pointer: Pointer): number | undefined },
  pointer: Pointer,
  field = fieldWords(pointer, content.data),
): Location {
  return { file: content.path, line: content.lineOf(pointer), field, pointer };
}

/**
 * The place in one line, such as `content/inn.yaml, line 2, phone`.
 * @param shown the content folder's name in messages
 */
export function placeOf({ file, line, field }: Location, shown: string): string {
  if (file === undefined) return 'the settings';
  return [`${shown}/${file}`, line && `line ${line}`, field].filter(Boolean).join(', ');
}

/** Formats diagnostics below a heading, each with its place, message and fix; empty if there are none. */
export function section(heading: string, found: readonly Diagnostic[], shown: string): string[] {
  if (found.length === 0) return [];
  const paragraphs = found.map((one) => {
    const fix = [one.fix, one.hint].filter(Boolean).join(' ');
    return [placeOf(one, shown), `  ${one.message}`, ...(fix ? [`  → ${fix}`] : [])].join('\n');
  });
  return [`${counted(found.length)} ${heading}:`, ...paragraphs];
}

/**
 * The report of the content check: all errors, then all warnings.
 * @param shown the content folder's name in messages
 * @returns an empty text if there are no diagnostics
 */
export function formatDiagnostics(found: readonly Diagnostic[], shown: string): string {
  const warnings = found.filter((one) => !isError(one));
  return [
    ...section('to correct before the site can be built', found.filter(isError), shown),
    ...section('to look at; the site can be built all the same', warnings, shown),
  ].join('\n\n');
}

/** Quotes a value as the innkeeper typed it, truncated to fit on one line. */
export function quoted(value: unknown): string {
  const typed = String(value);
  return `“${typed.length > 60 ? `${typed.slice(0, 57)}…` : typed}”`;
}

/** A number of diagnostics in words. */
export const counted = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * The known word with the smallest edit distance from this one; undefined if none is within reach.
 * @param reach the largest distance; by default a third of the word's length, and at least two
 */
export function nearest(
  word: string,
  known: readonly string[],
  reach = Math.max(2, word.length / 3),
): string | undefined {
  const ranked = known
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return ranked[0] && ranked[0].far <= reach ? ranked[0].name : undefined;
}

const labels = [
  'name',
  'serviceName',
  'caption',
  'label',
  'network',
  'heading',
  'question',
  'text',
  'from',
  'by',
  'language',
] as const;

function labelOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const label = labels.map((key) => (entry as Record<string, unknown>)[key]).find(Boolean);
  return typeof label === 'string' ? ` (${label})` : '';
}

/** `['places', 3, 'time']` → `places, entry 4 (NIMHANS), time`. */
export function fieldWords(path: Pointer, data: unknown): string | undefined {
  const words: string[] = [];
  let value = data;
  for (const step of path) {
    value = stepInto(value, step);
    words.push(typeof step === 'number' ? `entry ${step + 1}${labelOf(value)}` : String(step));
  }
  return words.join(', ') || undefined;
}
