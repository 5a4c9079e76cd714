import { type Document, isMap, isSeq, type ParsedNode, visit, YAMLMap, YAMLSeq } from 'yaml';
import { parseYaml } from '../../../src/content/yaml.ts';
import type { JsonSchema, Op, Pointer } from '../../model/api.ts';
import { apply } from '../../model/ops.ts';
import { equal } from '../../model/pointer.ts';
import { saveWords } from '../../serverWords.ts';
import { HttpError } from '../http/httpError.ts';
import { addEntry, addField, moveEntry, removeEntry, removeField } from './collections.ts';
import { mergeLines } from './mergeLines.ts';
import { shapeAt, tidy } from './shape.ts';
import { newNode, nodeAt, withValue } from './values.ts';

type Print = YAMLMap['toString'];
type Context = Parameters<Print>[0];

/** Makes a flow collection print with or without a space inside its brackets. */
function pad(node: YAMLMap | YAMLSeq, isPadded: boolean): void {
  const print: Print = (isMap(node) ? YAMLMap : YAMLSeq).prototype.toString;
  node.toString = function (this: YAMLMap, context?: Context, ...more) {
    const inside = context && { ...context, flowCollectionPadding: isPadded ? ' ' : '' };
    return print.call(this, inside, ...more);
  } as Print;
}

/**
 * Keeps the spaces inside brackets as typed, such as `{ icon: fan }` and `[50, 60]`: the printer has
 * one setting for both.
 * @param source the document's text
 */
function keepBrackets(document: Document, source: string): void {
  visit(document, {
    Collection(_, node) {
      if ((isMap(node) || isSeq(node)) && node.flow) {
        const inside = node.range ? source[node.range[0] + 1] === ' ' : isMap(node);
        pad(node, inside);
      }
    },
  });
}

const gone = () => new HttpError(409, saveWords.gone);

const find = (document: Document, at: Pointer) =>
  at.reduce<unknown>(nodeAt, document.contents ?? undefined);

function listAt(document: Document, at: Pointer, ...indices: number[]) {
  const list = find(document, at);
  if (!isSeq(list) || indices.some((index) => index >= list.items.length)) throw gone();
  return list;
}

function set(document: Document, at: Pointer, value: unknown, schema?: JsonSchema): void {
  const key = at.at(-1);
  if (key === undefined) {
    document.contents = withValue(document, document.contents ?? undefined, value);
    return;
  }
  const above = at.slice(0, -1);
  const parent = find(document, above);
  if (parent === undefined && at.length > 1) {
    set(document, above, { [key]: value }, schema);
    return;
  }
  const held = nodeAt(parent, key);
  if (isSeq(parent) && typeof key === 'number') {
    if (!held) throw gone();
    parent.items[key] = withValue(document, held, value, parent.items[0]);
  } else if (isMap(parent)) {
    const pair = parent.items.find((one) => String(one.key) === key);
    if (pair) pair.value = withValue(document, held, value);
    else {
      const order = Object.keys(shapeAt(schema, above)?.properties ?? {});
      addField(document, parent, String(key), newNode(document, value), order);
    }
  } else throw gone();
}

function perform(document: Document, op: Op, source: string, schema?: JsonSchema): void {
  const last = op.at.at(-1);
  const above = op.at.slice(0, -1);
  switch (op.op) {
    case 'set':
      set(document, op.at, op.value, schema);
      break;
    case 'unset': {
      if (last === undefined) {
        document.contents = document.createNode({}) as ParsedNode;
        break;
      }
      const map = find(document, above);
      if (isMap(map)) removeField(map, String(last));
      break;
    }
    case 'remove':
      removeEntry(listAt(document, above, Number(last)), Number(last), source);
      break;
    case 'add': {
      // The first entry of a missing list.
      if (op.at.length > 0 && find(document, op.at) === undefined) {
        set(document, op.at, [op.value], schema);
        break;
      }
      const list = listAt(document, op.at);
      addEntry(document, list, Math.min(op.index, list.items.length), op.value);
      break;
    }
    case 'move':
      moveEntry(listAt(document, op.at, op.from, op.to), op.from, op.to, source);
  }
}

/** A file's indentation: that of its first indented line, and whether its lists are indented. */
function indentation(source: string) {
  const step = /^[^\s#-][^\n]*:\n( +)[^\s#-]/m.exec(source)?.[1]?.length ?? 2;
  const indentSeq = !/^( *)[^\s#-][^\n]*:\n\1- /m.test(source);
  // The printer supports lists without indentation only with two spaces.
  return { indent: indentSeq ? step : 2, indentSeq };
}

function print(document: Document, source: string): string {
  keepBrackets(document, source);
  const text = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    ...indentation(source),
  });
  // After a comment, the printer may add an empty line to the one that is there. Collapse them, unless there
  // is a block scalar, in which empty lines are part of the value.
  return /[|>][-+\d]*\n/.test(text) ? text : text.replace(/\n{3,}/g, '\n\n');
}

/** Rejects an edit that cannot be made exactly: better to save nothing than something else. */
function cannotChange(why: unknown): HttpError {
  console.error(why);
  return new HttpError(422, saveWords.notEditable);
}

/** Applies the operations and prints the document. */
function performed(
  document: Document,
  ops: readonly Op[],
  typed: string,
  schema: JsonSchema | undefined,
): string {
  try {
    for (const op of ops) perform(document, op, typed, schema);
    return print(document, typed);
  } catch (error) {
    throw error instanceof HttpError ? error : cannotChange(error);
  }
}

/**
 * Edits the text of a YAML file. Only the affected lines change; all others keep their comments,
 * order, quotes and empty lines.
 * @param schema defines the order of fields, and which are optional
 * @returns the new text, which parses to exactly the edited data; empty if nothing is left
 * @throws HttpError 409 if a place no longer exists, 422 if the file cannot be edited
 */
export function editText(source: string, ops: readonly Op[], schema?: JsonSchema): string {
  const hasBom = source.startsWith('\uFEFF');
  const isWindows = source.includes('\r\n');
  const typed = source.slice(hasBom ? 1 : 0).replaceAll('\r\n', '\n');
  const parsed = parseYaml(typed);
  // parseYaml also rejects files with aliases.
  if (parsed.data === undefined) throw new HttpError(422, saveWords.unreadable);
  const document: Document = parsed.document;
  const tidied = ops.map((op) => tidy(op, schema));
  // The file does not exist yet.
  const isEmpty = document.contents === null;
  if (isEmpty) document.contents = document.createNode({}) as ParsedNode;
  const wanted = apply(isEmpty ? {} : parsed.data, tidied);
  // Everything is left out: delete the file.
  if (wanted === undefined) return '';
  const printed = typed.trim() ? print(document, typed) : typed;
  const changed = performed(document, tidied, typed, schema);
  const merged = mergeLines(typed, printed, changed);
  const holds = (text: string) => equal(parseYaml(text).data, wanted);
  const text = holds(merged) ? merged : changed;
  if (!holds(text)) throw cannotChange(`Edited otherwise: ${JSON.stringify(ops)}`);
  const ended = isWindows ? text.replaceAll('\n', '\r\n') : text;
  return hasBom ? `\uFEFF${ended}` : ended;
}
