import { type Document, isNode, type Node, type Pair, type YAMLMap } from 'yaml';

/** Comments as yaml represents them: lines without #, paragraphs separated by an empty line. */

/** Splits off the last paragraph, which belongs to the node right below it. */
export function splitComment(comment: string | null | undefined): { head: string; own: string } {
  const at = comment?.lastIndexOf('\n\n') ?? -1;
  if (at < 0) return { head: '', own: comment ?? '' };
  return { head: comment?.slice(0, at) ?? '', own: comment?.slice(at + 2) ?? '' };
}

export const joinComments = (...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join('\n\n') || null;

const keyOf = (pair: Pair | undefined) => (isNode(pair?.key) ? pair.key : undefined);
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
  const first = keyOf(map.items[0]);
  const fresh = keyOf(pair);
  // A comment above the first field belongs to the file.
  if (index === 0 && first && fresh) {
    fresh.commentBefore = first.commentBefore ?? null;
    first.commentBefore = null;
  }
  map.items.splice(index, 0, pair);
}

/** Removes a field and the comment right above it. */
export function removeField(map: YAMLMap, key: string): boolean {
  const index = indexOf(map, key);
  const old = keyOf(map.items[index]);
  if (index < 0) return false;
  map.items.splice(index, 1);
  const next = keyOf(map.items[index]);
  const comment = index === 0 ? old?.commentBefore : splitComment(old?.commentBefore).head;
  if (next) {
    next.commentBefore = joinComments(comment, next.commentBefore);
    if (index > 0) next.spaceBefore = next.spaceBefore || !!old?.spaceBefore;
    else next.spaceBefore = old?.spaceBefore ?? false;
  } else if (comment) map.comment = joinComments(comment, map.comment);
  return true;
}
