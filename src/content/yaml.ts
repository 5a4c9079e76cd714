import { type Document, isMap, isNode, isPair, isSeq, Lexer, type LineCounter } from 'yaml';
import { stepInto } from './diagnostics/wording.ts';

/** A place in a content file: keys and indices, from its top. Empty for the whole file. */
export type Pointer = readonly (string | number)[];

/** A field or list entry, and the line it begins on. */
export interface Place {
  pointer: Pointer;
  line: number;
}

/** Every field and list entry of a file; of those that begin on one line, the outermost first. */
export function placesIn(document: Document, counter: LineCounter): Place[] {
  const walk = (node: unknown, pointer: Pointer): Place[] => {
    if (!isMap(node) && !isSeq(node)) return [];
    return node.items.flatMap((item, index) => {
      const start = isPair(item) ? item.key : item;
      if (!isNode(start) || !start.range) return [];
      const here = [...pointer, isPair(item) ? String(item.key) : index];
      const { line } = counter.linePos(start.range[0]);
      return [{ pointer: here, line }, ...walk(isPair(item) ? item.value : item, here)];
    });
  };
  return walk(document.contents, []);
}

/** What stands at a place in the data of a file. */
export function valueAt(data: unknown, pointer: Pointer): unknown {
  return pointer.reduce(stepInto, data);
}

export interface Remark {
  /** Without the # before it. */
  text: string;
  /** It stands behind something on its line, not on a line of its own. */
  isBehind: boolean;
}

/** The remarks of a file by their lines; a # in a text is none. */
export function remarksIn(source: string, counter: LineCounter): Map<number, Remark> {
  const remarks = new Map<number, Remark>();
  let at = 0;
  let isText = false;
  for (const lexeme of new Lexer().lex(source)) {
    // Signs of the lexer's own, which are not in the source: a document, a text, a bracket's end.
    if (lexeme === '\u0002' || lexeme === '\u0018' || lexeme === '\u001f') {
      isText = lexeme === '\u001f';
      continue;
    }
    if (lexeme.startsWith('#') && !isText) {
      const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
      remarks.set(counter.linePos(at).line, {
        text: lexeme.replace(/^#+\s?/, '').trimEnd(),
        isBehind: before.trim() !== '',
      });
    }
    isText = false;
    at += lexeme.length;
  }
  return remarks;
}
