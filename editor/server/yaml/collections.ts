import { type Document, isNode, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { newNode } from './values.ts';

/** Comments as yaml represents them: lines without #, paragraphs separated by an empty line. */

/** Splits off the last paragraph, which belongs to the node right below it. */
function splitComment(comment: string | null | undefined): { head: string; own: string } {
  const at = comment?.lastIndexOf('\n\n') ?? -1;
  if (at < 0) return { head: '', own: comment ?? '' };
  return { head: comment?.slice(0, at) ?? '', own: comment?.slice(at + 2) ?? '' };
}

const joinComments = (...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join('\n\n') || null;

const keyNode = (pair: Pair | undefined) => (isNode(pair?.key) ? pair.key : undefined);
const indexOf = (map: YAMLMap, key: string) =>
  map.items.findIndex((pair) => String(pair.key) === key);

/**
 * Adds a field after the one that precedes it in the schema.
 * @param order the fields in the order of the schema
 */
export function addField(
  document: Document,
  map: YAMLMap,
  key: string,
  value: Node,
  order: readonly string[],
): void {
  const before = order.slice(0, Math.max(0, order.indexOf(key))).reverse();
  const previous = before.map((name) => indexOf(map, name)).find((index) => index >= 0);
  const isKnown = order.includes(key);
  const index = isKnown ? (previous ?? -1) + 1 : map.items.length;
  const pair = document.createPair(document.createNode(key), value);
  const first = keyNode(map.items[0]);
  const fresh = keyNode(pair);
  // A comment above the first field belongs to the file.
  if (index === 0 && first && fresh) {
    fresh.commentBefore = first.commentBefore ?? null;
    first.commentBefore = null;
  }
  map.items.splice(index, 0, pair);
}

/** Removes a field and the comment right above it. */
export function removeField(map: YAMLMap, key: string): void {
  const index = indexOf(map, key);
  const old = keyNode(map.items[index]);
  if (index < 0) return;
  map.items.splice(index, 1);
  const next = keyNode(map.items[index]);
  const comment = index === 0 ? old?.commentBefore : splitComment(old?.commentBefore).head;
  if (next) {
    next.commentBefore = joinComments(comment, next.commentBefore);
    if (index > 0) next.spaceBefore = next.spaceBefore || !!old?.spaceBefore;
    else next.spaceBefore = old?.spaceBefore ?? false;
  } else if (comment) map.comment = joinComments(comment, map.comment);
}

const nodes = (list: YAMLSeq) => list.items.filter(isNode);

/**
 * Whether empty lines separate the entries. Most of them are enough: yaml attributes the empty line
 * after a comment at the end of an entry to that comment.
 */
function isSpaced(list: YAMLSeq): boolean {
  const [, ...others] = nodes(list);
  return others.length > 0 && others.filter((one) => one.spaceBefore).length * 2 >= others.length;
}

/**
 * Moves the comment right above the first entry from the list, where yaml puts it, to that entry, so
 * that it moves with it. Comments further above belong to the list.
 */
function claimComment(list: YAMLSeq, source: string): void {
  const [first] = nodes(list);
  const start = first?.range?.[0];
  if (!first || start === undefined || first.commentBefore || !list.commentBefore) return;
  const above = source.slice(0, start).split('\n').at(-2) ?? '';
  const { head, own } = splitComment(list.commentBefore);
  if (!above.trim().startsWith('#') || !(head || list.flow === false)) return;
  list.commentBefore = head || null;
  first.commentBefore = own;
  first.spaceBefore = head !== '';
}

function place(list: YAMLSeq, node: Node, index: number, spaced: boolean): void {
  const [first] = nodes(list);
  if (index === 0 && first) {
    node.spaceBefore = first.spaceBefore ?? false;
    first.spaceBefore = spaced;
  } else node.spaceBefore = index > 0 && spaced;
  list.items.splice(index, 0, node);
}

function take(list: YAMLSeq, index: number, spaced: boolean): Node | undefined {
  const node = nodes(list)[index];
  const next = nodes(list)[index + 1];
  // An empty line above a group of entries stays; a new first entry takes over the old one's.
  if (node && next && !(spaced && index > 0)) {
    next.spaceBefore =
      index === 0 ? (node.spaceBefore ?? false) : next.spaceBefore || !!node.spaceBefore;
  }
  list.items.splice(index, 1);
  return node;
}

export function addEntry(document: Document, list: YAMLSeq, index: number, value: unknown): void {
  const spaced = isSpaced(list);
  const node = newNode(document, value, list.items[index - 1] ?? list.items[0]);
  if (list.items.length === 0) list.flow = false;
  place(list, node, index, spaced);
}

export function removeEntry(list: YAMLSeq, index: number, source: string): void {
  const spaced = isSpaced(list);
  if (list.items.length > 1) claimComment(list, source);
  const node = take(list, index, spaced);
  const { head } = splitComment(node?.commentBefore);
  const next = nodes(list)[index];
  if (!head) return;
  if (next) next.commentBefore = joinComments(head, next.commentBefore);
  else list.comment = joinComments(head, list.comment);
}

export function moveEntry(list: YAMLSeq, from: number, to: number, source: string): void {
  const spaced = isSpaced(list);
  claimComment(list, source);
  const node = take(list, from, spaced);
  if (node) place(list, node, to, spaced);
}
