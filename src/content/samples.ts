import { FILES } from './fileNames.ts';
import { schemaFor } from './files.ts';
import { kindOf, type Schema, schemaBelow, type Value, valuesIn } from './leaves.ts';
import { type Pointer, valueAt } from './pointer.ts';
import { commentsIn, type Field, fieldsIn, parseYaml } from './yaml.ts';

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
  /** What it is about: the first of the pointers. */
  pointer: Pointer;
  /** All that it is about; an empty pointer stands for the whole file. */
  pointers: Pointer[];
  /** The comment's own words, without the mark. */
  text: string;
  kind: SampleKind;
}

const MARK = /^SAMPLE\b:?\s*(.*)$/;
const BLANK = /^\s*$/;
const COMMENT = /^\s*#/;

/** Fields that the editor itself adds below others. */
const WRITTEN_BY_EDITOR: ReadonlySet<unknown> = new Set(['hidden', 'formerRooms', 'redirects']);

const parentOf = ({ pointer }: Field) => JSON.stringify(pointer.slice(0, -1));

/** The fields below a line up to the next gap, comment or entry of the editor’s; of one map or list. */
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

/** Whether these are pictures: each is one, or a list of them. */
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

/**
 * The `# SAMPLE` comments of one content file. One at the head of a file is about all of it, one
 * behind a value about that value, any other about the fields below it, up to a blank line or a comment.
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
    for (let next = comments.get(line + 1); !isBehind && next?.text && !next.isBehind; ) {
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

/** The file without that mark, otherwise unchanged. */
export function withoutMark(source: string, { line, lastLine }: Sample): string {
  const lines = source.split('\n');
  const marked = lines[line - 1] ?? '';
  // A lone # that separated it from the next comment goes too.
  const isParted = lines[lastLine]?.trim() === '#';
  if (COMMENT.test(marked)) lines.splice(line - 1, lastLine - line + 1 + Number(isParted));
  else lines[line - 1] = marked.replace(/\s+#+\s*SAMPLE\b[^\r]*/, '');
  return lines.join('\n');
}
