import { type Document, LineCounter, parseDocument } from 'yaml';
import { type Place, type Pointer, placesIn, remarksIn, valueAt } from './yaml.ts';

export type { Pointer } from './yaml.ts';

export type SampleKind = 'text' | 'number' | 'picture' | 'guest';

/** One `# SAMPLE` remark: something made up that the owner replaces before going live. */
export interface Sample {
  /** Below the content folder. */
  file: string;
  /** The first and the last line of the remark, from 1. */
  line: number;
  lastLine: number;
  /** What it speaks of: the first of the pointers. */
  pointer: Pointer;
  /** All that it speaks of; the whole file as an empty pointer. */
  pointers: Pointer[];
  /** The remark's own words, without the mark. */
  text: string;
  kind: SampleKind;
}

const MARK = /^SAMPLE\b:?\s*(.*)$/;
const BLANK = /^\s*$/;
const REMARK = /^\s*#/;

const parentOf = ({ pointer }: Place) => JSON.stringify(pointer.slice(0, -1));

/** The fields below a line up to the next gap or remark; they are of one map or list. */
function fieldsBelow(places: readonly Place[], line: number, lines: readonly string[]): Place[] {
  const first = places.find((place) => place.line > line);
  if (!first) return [];
  const siblings = places.filter(
    (place) => place.line >= first.line && parentOf(place) === parentOf(first),
  );
  const gap = siblings.findIndex((place, index) => {
    const above = lines[place.line - 2] ?? '';
    return index > 0 && (BLANK.test(above) || REMARK.test(above));
  });
  return gap < 0 ? siblings : siblings.slice(0, gap);
}

const isPicture = (value: unknown) =>
  typeof value === 'object' && value !== null && 'photo' in value;

/** Where the eye goes in a photograph, and a picture's own number, are no figures of the inn. */
function hasFigure(value: unknown): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null || isPicture(value)) return false;
  return Object.entries(value).some(([key, inner]) => key !== 'id' && hasFigure(inner));
}

function kindOf(file: string, values: readonly unknown[]): SampleKind {
  if (file === 'testimonials.yaml') return 'guest';
  if (values.length > 0 && values.flat().every(isPicture)) return 'picture';
  return values.some(hasFigure) ? 'number' : 'text';
}

/** What a file holds; nothing where `*this` stands for something that is not there, or for too much. */
function dataIn(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    // The content check says where.
    return undefined;
  }
}

/**
 * The `# SAMPLE` remarks of one content file. One at the head of a file speaks of all of it, one
 * behind a value of that value, any other of the fields below it, up to a blank line or a remark.
 * @param file its path below the content folder
 */
export function samplesIn(file: string, source: string): Sample[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0) return [];
  const data = dataIn(document);
  const lines = source.split(/\r?\n/);
  const remarks = remarksIn(source, counter);
  const places = placesIn(document, counter);
  return [...remarks].flatMap(([line, { text, isBehind }]): Sample[] => {
    const words = MARK.exec(text)?.[1];
    if (words === undefined) return [];
    const said = [words];
    for (let next = remarks.get(line + 1); !isBehind && next?.text && !next.isBehind; ) {
      said.push(next.text);
      next = remarks.get(line + said.length);
    }
    const lastLine = line + said.length - 1;
    let firstLine = line;
    while (remarks.has(firstLine - 1)) firstLine -= 1;
    const isHead = firstLine === 1 && !isBehind;
    const fields = isBehind
      ? places.filter((place) => place.line === line).slice(-1)
      : fieldsBelow(places, lastLine, lines);
    const pointers: Pointer[] = isHead ? [[]] : fields.map(({ pointer }) => pointer);
    const [pointer] = pointers;
    if (!pointer) return [];
    const values = pointers.map((one) => valueAt(data, one));
    const kind = kindOf(file, values);
    return [{ file, line, lastLine, pointer, pointers, text: said.join(' ').trim(), kind }];
  });
}

/** The file without that mark; nothing else of it changes. */
export function withoutMark(source: string, { line, lastLine }: Sample): string {
  const lines = source.split('\n');
  const marked = lines[line - 1] ?? '';
  // The stroke that parts it from a remark below has nothing left to part.
  const isParted = lines[lastLine]?.trim() === '#';
  if (REMARK.test(marked)) lines.splice(line - 1, lastLine - line + 1 + Number(isParted));
  else lines[line - 1] = marked.replace(/\s+#+\s*SAMPLE\b[^\r]*/, '');
  return lines.join('\n');
}
