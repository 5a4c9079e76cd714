import { counted, fieldWords, type Pointer } from './wording.ts';

/** One thing to correct, in words for the innkeeper. */
export interface Diagnostic extends Location {
  /** An error stops a build, or keeps the inn from going live; a warning asks for a look. */
  severity: 'error' | 'warning';
  message: string;
  fix: string;
}

/** Where it is. */
export interface Location {
  /** Below the content folder, empty for the folder itself; left out where it is a setting. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** In words, such as `pictures, entry 2, alt`. */
  field?: string | undefined;
  /** The same place as keys and indices, where it is one field. */
  pointer?: Pointer | undefined;
}

const diagnostic =
  (severity: Diagnostic['severity']) =>
  (at: Location, message: string, fix: string): Diagnostic => ({ severity, ...at, message, fix });

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
 * @param shown the content folder as its owner knows it
 */
export function placeOf({ file, line, field }: Location, shown: string): string {
  if (file === undefined) return 'the settings';
  return [`${shown}/${file}`, line && `line ${line}`, field].filter(Boolean).join(', ');
}

/** Diagnostics below a heading, each with its place, what is wrong and the fix; nothing without any. */
export function section(heading: string, found: readonly Diagnostic[], shown: string): string[] {
  if (found.length === 0) return [];
  const paragraphs = found.map((one) => `${placeOf(one, shown)}\n  ${one.message}\n  → ${one.fix}`);
  return [`${counted(found.length)} ${heading}:`, ...paragraphs];
}

/**
 * The report of the content check: all errors, then all warnings.
 * @param shown the content folder as its owner knows it
 * @returns an empty text when there is nothing to say
 */
export function formatDiagnostics(found: readonly Diagnostic[], shown: string): string {
  const warnings = found.filter((one) => !isError(one));
  return [
    ...section('to mend before the site can be built', found.filter(isError), shown),
    ...section('to look at; the site can be built all the same', warnings, shown),
  ].join('\n\n');
}
