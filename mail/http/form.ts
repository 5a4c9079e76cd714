import type { Field } from '../outbox/enquiry.ts';

/** Bytes; far above four filled-in fields in any script. */
export const BODY_LIMIT = 64 * 1024;
const MAX_FIELDS = 100;
const LONGEST_NAME = 100;
const LONGEST_EXTRA = 2_000;

/** The fields of a posted form in their order, or undefined when it is not one we can read. */
export type PostedForm = ReadonlyMap<string, string>;

/** A form's text as it is kept: one kind of line end, no control characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function textOf(posted: FormDataEntryValue): string {
  if (typeof posted === 'string') return cleaned(posted);
  // An attachment must not cost the guest the enquiry; that there was one is told.
  return `(a file named "${cleaned(posted.name)}" was attached; it is not kept)`;
}

/**
 * Reads a form post, multipart or URL-encoded, whose size is already limited: Node's own parser
 * holds the whole body, so the limit is what makes it safe; what it cannot read, it rejects.
 * A name sent twice keeps both values, unless they are equal.
 */
export async function readForm(request: Request): Promise<PostedForm | undefined> {
  let data: FormData;
  try {
    data = await request.formData();
  } catch {
    return undefined;
  }
  const values = new Map<string, Set<string>>();
  let count = 0;
  for (const [name, value] of data) {
    count += 1;
    if (count > MAX_FIELDS) return undefined;
    const key = cleaned(name).slice(0, LONGEST_NAME);
    values.set(key, (values.get(key) ?? new Set()).add(textOf(value)));
  }
  return new Map([...values].map(([name, all]) => [name, [...all].join(', ')]));
}

/** What came along beyond the fields in `known`, shortened; empty ones say nothing. */
export function extrasOf(form: PostedForm, known: ReadonlySet<string>): Field[] {
  return [...form]
    .filter(([name, value]) => !known.has(name) && value !== '')
    .map(([name, value]) => [
      name === '' ? '(no name)' : name,
      value.length > LONGEST_EXTRA ? `${value.slice(0, LONGEST_EXTRA)}…` : value,
    ]);
}
