import type { Field } from '../outbox/enquiry.ts';

/** Bytes; far above what four fields hold in any script. */
export const BODY_LIMIT = 64 * 1024;
const MAX_FIELDS = 100;
const LONGEST_NAME = 100;
const LONGEST_EXTRA = 2_000;

/** A posted form's fields in order. */
export type PostedForm = ReadonlyMap<string, string>;

/** Normalizes line ends and removes control characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function textOf(posted: FormDataEntryValue): string {
  if (typeof posted === 'string') return cleaned(posted);
  // Do not reject an enquiry for its attachment; mention it instead.
  return `(a file named "${cleaned(posted.name)}" was attached; it is not kept)`;
}

/**
 * Reads a posted form, multipart or URL-encoded. Limit the body's size first: Node's parser buffers
 * all of it. A name that is sent twice gets both values, unless they are equal.
 * @returns undefined if the body is not a readable form
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

/** The non-empty fields that are not in `known`, shortened. */
export function extrasOf(form: PostedForm, known: ReadonlySet<string>): Field[] {
  return [...form]
    .filter(([name, value]) => !known.has(name) && value !== '')
    .map(([name, value]) => [
      name === '' ? '(no name)' : name,
      value.length > LONGEST_EXTRA ? `${value.slice(0, LONGEST_EXTRA)}…` : value,
    ]);
}
