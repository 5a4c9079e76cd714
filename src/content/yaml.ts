import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
} from 'yaml';
import type { Pointer } from './pointer.ts';

/** The text of a YAML file with its data and the positions of its fields. Lines count from 1. */
export interface YamlText {
  source: string;
  document: Document.Parsed;
  /** Undefined if the parser found an error, or an alias such as `*this` has no anchor. */
  data: unknown;
  /** The line at an offset in the source. */
  lineAt(offset: number): number;
  /** The line of a field, or of the nearest field around it if it is missing. */
  lineOf(pointer: Pointer): number | undefined;
  /** The text of a field as typed. */
  typedAt(pointer: Pointer): string;
}

function dataIn(document: Document.Parsed): unknown {
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

/** Parses YAML. Never throws: on an error, `data` is undefined and the document lists the errors. */
export function parseYaml(source: string): YamlText {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  return {
    source,
    document,
    data: dataIn(document),
    lineAt,
    lineOf(pointer) {
      let node: unknown = document.contents;
      let at: number | undefined;
      for (const step of pointer) {
        if (!isCollection(node)) break;
        const found = isMap(node)
          ? node.items.find(({ key }) => isScalar(key) && key.value === step)
          : node.items[Number(step)];
        if (!found) break;
        const start = isPair(found) ? found.key : found;
        if (isScalar(start) || isCollection(start)) at = start.range?.[0] ?? at;
        node = isPair(found) ? found.value : found;
      }
      return at === undefined ? undefined : lineAt(at);
    },
    typedAt(pointer) {
      const node = document.getIn(pointer, true);
      const range = isScalar(node) || isCollection(node) ? node.range : undefined;
      return range ? source.slice(range[0], range[1]) : '';
    },
  };
}

/** A field or list entry, and the line it begins on. */
export interface Field {
  pointer: Pointer;
  line: number;
}

/** Every field and list entry of a file, in order; on one line, the outermost comes first. */
export function fieldsIn({ document, lineAt }: YamlText): Field[] {
  const walk = (node: unknown, pointer: Pointer): Field[] => {
    if (!isMap(node) && !isSeq(node)) return [];
    return node.items.flatMap((item, index) => {
      const start = isPair(item) ? item.key : item;
      if (!isNode(start) || !start.range) return [];
      const here = [...pointer, isPair(item) ? String(item.key) : index];
      const line = lineAt(start.range[0]);
      return [{ pointer: here, line }, ...walk(isPair(item) ? item.value : item, here)];
    });
  };
  return walk(document.contents, []);
}

export interface Comment {
  /** Without the # before it. */
  text: string;
  /** Whether it follows something on the same line, instead of having its own line. */
  isBehind: boolean;
}

/** The comments of a file by line; a # inside a text does not begin one. */
export function commentsIn({ source, lineAt }: YamlText): Map<number, Comment> {
  const comments = new Map<number, Comment>();
  let at = 0;
  let isText = false;
  for (const lexeme of new Lexer().lex(source)) {
    // The lexer's control tokens are not in the source: a document, the end of a flow collection, a scalar.
    if (lexeme === '\u0002' || lexeme === '\u0018' || lexeme === '\u001f') {
      isText = lexeme === '\u001f';
      continue;
    }
    if (lexeme.startsWith('#') && !isText) {
      const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
      comments.set(lineAt(at), {
        text: lexeme.replace(/^#+\s?/, '').trimEnd(),
        isBehind: before.trim() !== '',
      });
    }
    isText = false;
    at += lexeme.length;
  }
  return comments;
}
