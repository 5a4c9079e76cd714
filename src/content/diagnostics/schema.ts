import * as z from 'zod';
import { bare, kindOf, schemaBelow } from '../leaves.ts';
import type { ContentFile } from '../load.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { type Pointer, valueAt } from '../pointer.ts';
import { at, type Diagnostic, error, nearest, quoted } from './diagnostic.ts';

type Issue = z.core.$ZodIssue;

/** The fix where a schema has no message of its own. */
function plainFix(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'array') {
      return 'Write a list: each entry begins on a line of its own with a dash and a space.';
    }
    if (issue.expected === 'object') {
      return 'Write its fields here, each on a line of its own, as in the other files of this kind.';
    }
  }
  return 'Write it as in the other files of this kind.';
}

/** The fields that the schema allows at a pointer. */
function fieldsAt(schema: z.core.$ZodType, pointer: Pointer): string[] {
  const at = bare(pointer.reduce(schemaBelow, schema));
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Hints on how to write values of these kinds by hand. */
const SPELLINGS: Readonly<Record<string, string>> = {
  photo:
    'In the file: the name of a .jpg, .png or .webp in the folder photos, such as rooms/bathroom-1.jpg; letters, digits, - and _ only.',
  logo: 'In the file: the name of an .svg or .png in the folder photos, such as logo.svg.',
  focus: 'In the file: two numbers from 0 to 100 in square brackets, such as [50, 60].',
  icon: 'All icons and their names are on phosphoricons.com.',
};

/** A hint for owners who edit the file by hand. */
function hintFor(issue: Issue, value: unknown, kind: string | undefined): string | undefined {
  const spelling = kind && SPELLINGS[kind];
  if (spelling) return spelling;
  if (value === undefined) return 'The line is missing.';
  if (issue.code === 'invalid_value' && issue.values.length < 20) {
    return `In the file: ${issue.values.join(', ')}.`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'boolean') return 'In the file: true or false.';
  if (issue.expected === 'tuple') return 'In the file: numbers in square brackets, such as [1, 2].';
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return issue.expected === 'string' && isBare ? `In quotes: "${value}".` : undefined;
}

function messageFor(issue: Issue, value: unknown, typed: string): string {
  // For an empty field, the message already says what to enter.
  if (isEmpty(value)) return issue.message;
  if (typed.startsWith('{') || (typeof value === 'string' && /[{}]/.test(value))) {
    return `${quoted(typed)} holds text in {braces} that somebody forgot to replace.`;
  }
  if (Array.isArray(value)) {
    if (PLACEHOLDERS.includes(typed))
      return 'A text in [brackets] without quotes is taken for a list.';
    if (issue.code === 'invalid_type' && issue.expected !== 'array' && issue.expected !== 'tuple') {
      return 'A list stands here.';
    }
    return value.length === 1 ? 'There is 1 entry.' : `There are ${value.length} entries.`;
  }
  if (typeof value === 'object') return 'Several fields stand here.';
  if (typeof value === 'string' && (issue.code === 'too_big' || issue.code === 'too_small')) {
    if (!value.trim()) return issue.message;
    return value.length === 1
      ? 'The text has 1 character.'
      : `The text has ${value.length} characters.`;
  }
  return `${quoted(value)} cannot be used here.`;
}

function fixFor(issue: Issue, value: unknown, typed: string): string {
  // A word processor's quotation marks look right but are part of the text.
  if (/^[“”„].*[“”]$/.test(typed)) {
    return `Use the keyboard’s straight quotation marks, ", in place of “ and ”. ${issue.message}`;
  }
  if (PLACEHOLDERS.includes(typed)) return `Put it in "double quotes": "${typed}".`;
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return issue.message;
  // Keep the schema's own suggestion.
  if (issue.message.startsWith('Did you mean')) return issue.message;
  const meant = nearest(value, issue.values.map(String));
  if (!meant) return issue.message;
  // A long list of values would bury the suggestion.
  return issue.values.length > 10
    ? `Did you mean ${quoted(meant)}?`
    : `Did you mean ${quoted(meant)}? ${issue.message}`;
}

/** Validates the data of a file; returns one diagnostic for each mistake, at its field. */
export function schemaDiagnostics(content: ContentFile, schema: z.ZodType): Diagnostic[] {
  const { data } = content;
  const result = schema.safeParse(data, { error: plainFix });
  // Keys in YAML are never symbols.
  const issues = (result.error?.issues ?? []).map((issue) => ({
    issue,
    pointer: issue.path as Pointer,
  }));
  const misspelt = new Set<string>();
  const unknown = issues.flatMap(({ issue, pointer }) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const fields = fieldsAt(schema, pointer);
    return issue.keys.map((key) => {
      const meant = nearest(key, fields);
      if (meant) misspelt.add([...pointer, meant].join('\n'));
      return error(
        at(content, [...pointer, key]),
        `${quoted(key)} is not a field of this place.`,
        meant
          ? `Did you mean ${quoted(meant)}? Otherwise delete the line.`
          : `Delete the line. The fields here are: ${fields.join(', ')}.`,
      );
    });
  });
  const others = issues.flatMap(({ issue, pointer }) => {
    const value = valueAt(data, pointer);
    // Do not report a misspelt field as missing too.
    const isEcho = value === undefined && misspelt.has(pointer.join('\n'));
    if (issue.code === 'unrecognized_keys' || isEcho) return [];
    const typed = content.typedAt(pointer);
    return error(
      at(content, pointer),
      messageFor(issue, value, typed),
      isEmpty(value) ? '' : fixFor(issue, value, typed),
      hintFor(issue, value, kindOf(pointer.reduce(schemaBelow, schema))),
    );
  });
  return [...unknown, ...others];
}
