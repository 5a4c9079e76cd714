import { FILES } from './fileNames.ts';
import { schemaFor } from './files.ts';
import { kindOf, type Schema, schemaBelow, type Value, valuesIn } from './leaves.ts';
import { type Pointer, valueAt } from './pointer.ts';
import { type Comment, commentsIn, type Field, fieldsIn, parseYaml } from './yaml.ts';

/** The field of inn.yaml whose sentence tells guests that the site is a sample. */
export const SAMPLE_NOTICE = 'sampleNotice';

export type SampleKind = 'text' | 'number' | 'picture' | 'guest';

/** One `# SAMPLE` comment: something made up that the owner replaces before going live. */
export interface Sample {
  /** Below the content folder. */
  file: string;
  /** The first and the last line of the comment, from 1. */
  line: number;
  lastLine: number;
  /** The first field that it covers. */
  pointer: Pointer;
  /** Every field that it covers; an empty pointer stands for the whole file. */
  pointers: Pointer[];
  /** The rest of the comment, after `SAMPLE`. */
  text: string;
  kind: SampleKind;
}

const MARK = /^SAMPLE\b:?\s*(.*)$/;
const BLANK = /^\s*$/;
const COMMENT = /^\s*#/;

/** Fields that the editor appends below others, so that a comment above does not cover them. */
const WRITTEN_BY_EDITOR: ReadonlySet<unknown> = new Set(['hidden', 'formerRooms', 'redirects']);

const parentOf = ({ pointer }: Field) => JSON.stringify(pointer.slice(0, -1));

/** The sibling fields below a line, up to a blank line, a comment or a field that the editor appends. */
function fieldsBelow(fields: readonly Field[], line: number, lines: readonly string[]): Field[] {
  const first = fields.find((field) => field.line > line);
  if (!first) return [];
  const siblings = fields.filter(
    (field) => field.line >= first.line && parentOf(field) === parentOf(first),
  );
  const gap = siblings.findIndex((field, index) => {
    const above = lines[field.line - 2] ?? '';
    const isOther = BLANK.test(above) || COMMENT.test(above);
    return index > 0 && (isOther || WRITTEN_BY_EDITOR.has(field.pointer.at(-1)));
  });
  return gap < 0 ? siblings : siblings.slice(0, gap);
}

/** Whether each of these schemas is a picture or a list of pictures. */
function arePictures(schemas: readonly Schema[]): boolean {
  const isPicture = (schema: Schema) => kindOf(schema) === 'picture';
  return schemas.every((schema) => isPicture(schema) || isPicture(schemaBelow(schema, 0)));
}

/** Whether a value is a figure about the inn; a focus point and a picture's id are not. */
const isFigure = ({ value, kind = '' }: Value) =>
  typeof value === 'number' && !['focus', 'id'].includes(kind);

function kindOfSample(file: string, pointers: readonly Pointer[], data: unknown): SampleKind {
  if (file === FILES.testimonials) return 'guest';
  const whole = schemaFor(file);
  const schemas = pointers.map((pointer) => pointer.reduce<Schema>(schemaBelow, whole));
  if (arePictures(schemas)) return 'picture';
  const values = pointers.flatMap((pointer, index) =>
    valuesIn(valueAt(data, pointer), schemas[index]),
  );
  return values.some(isFigure) ? 'number' : 'text';
}

/** Whether a comment below a mark belongs to it: it has words, stands alone and is no mark itself. */
const continuesMark = (comment: Comment | undefined): comment is Comment =>
  Boolean(comment?.text) && !comment?.isBehind && !MARK.test(comment?.text ?? '');

/**
 * The `# SAMPLE` comments of one content file. At the top of the file, a comment covers the whole file;
 * after a value, that value; elsewhere, the fields below it up to a blank line or another comment.
 * @param file its path below the content folder
 */
export function samplesIn(file: string, source: string): Sample[] {
  const yaml = parseYaml(source);
  if (yaml.document.errors.length > 0) return [];
  const lines = source.split(/\r?\n/);
  const comments = commentsIn(yaml);
  const fields = fieldsIn(yaml);
  return [...comments].flatMap(([line, { text, isBehind }]): Sample[] => {
    const words = MARK.exec(text)?.[1];
    if (words === undefined) return [];
    const said = [words];
    for (let next = comments.get(line + 1); !isBehind && continuesMark(next); ) {
      said.push(next.text);
      next = comments.get(line + said.length);
    }
    const lastLine = line + said.length - 1;
    let firstLine = line;
    while (comments.has(firstLine - 1)) firstLine -= 1;
    const isHead = firstLine === 1 && !isBehind;
    const marked = isBehind
      ? fields.filter((field) => field.line === line).slice(-1)
      : fieldsBelow(fields, lastLine, lines);
    const pointers: Pointer[] = isHead ? [[]] : marked.map(({ pointer }) => pointer);
    const [pointer] = pointers;
    if (!pointer) return [];
    const kind = kindOfSample(file, pointers, yaml.data);
    return [{ file, line, lastLine, pointer, pointers, text: said.join(' ').trim(), kind }];
  });
}

/** The source without that comment, otherwise unchanged. */
export function withoutMark(source: string, { line, lastLine }: Sample): string {
  const lines = source.split('\n');
  const marked = lines[line - 1] ?? '';
  // Also remove a lone # that separates it from the next comment.
  const isParted = lines[lastLine]?.trim() === '#';
  if (COMMENT.test(marked)) lines.splice(line - 1, lastLine - line + 1 + Number(isParted));
  else lines[line - 1] = marked.replace(/\s+#+\s*SAMPLE\b[^\r]*/, '');
  return lines.join('\n');
}
