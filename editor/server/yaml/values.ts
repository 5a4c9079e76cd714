import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../model/pointer.ts';

type Plain = string | number | boolean | null;

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null;

/** The node at a key or an index, with its comments and quotes. */
export function nodeAt(parent: unknown, step: string | number): Node | undefined {
  if (!isMap(parent) && !isSeq(parent)) return undefined;
  const node = parent.get(step, true);
  return isNode(node) ? node : undefined;
}

/** Copies the quotes and brackets of a similar node. */
function copyStyle(node: unknown, like: unknown): void {
  if (isScalar(node)) {
    const isQuoted = isScalar(like) && like.type?.startsWith('QUOTE') === true;
    if (isQuoted && typeof node.value === 'string' && like.type) node.type = like.type;
  } else if (isSeq(node)) {
    const items = node.items as unknown[];
    const isPoint = items.length > 0 && items.every((item) => isScalar(item) && isNumber(item));
    node.flow = isSeq(like) && like.items.length > 0 ? (like.flow ?? false) : isPoint;
    for (const item of items) copyStyle(item, isSeq(like) ? like.items[0] : undefined);
  } else if (isMap(node)) {
    node.flow = isMap(like) && (like.flow ?? false);
    for (const { key, value } of node.items) copyStyle(value, nodeAt(like, String(key)));
  }
}

const isNumber = (node: Scalar) => typeof node.value === 'number';

/** A node for a value, in the style of a similar node. */
export function newNode(document: Document, value: unknown, like?: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false }) as Node;
  copyStyle(node, like);
  return node;
}

function setScalar(node: Scalar, value: Plain): void {
  // The style of the old value does not apply to another type.
  if (typeof node.value !== typeof value) delete node.type;
  delete node.format;
  delete node.minFractionDigits;
  delete node.source;
  node.value = value;
}

function setList(document: Document, node: YAMLSeq, value: readonly unknown[]): void {
  const like = node.items[0];
  node.items.length = Math.min(node.items.length, value.length);
  value.forEach((inner, index) => {
    node.items[index] = withValue(document, node.items[index] as Node | undefined, inner, like);
  });
}

function setFields(document: Document, node: YAMLMap, value: Record<string, unknown>): void {
  node.items = node.items.filter(({ key }) => String(key) in value);
  for (const [key, inner] of Object.entries(value)) {
    const held = nodeAt(node, key);
    const fresh = withValue(document, held, inner);
    if (fresh !== held) node.set(document.createNode(key), fresh);
  }
}

/**
 * Changes a node's value. Keeps the node, with its comments, order and quotes, if the types match.
 */
export function withValue(
  document: Document,
  node: Node | undefined,
  value: unknown,
  like?: unknown,
): Node {
  if (isScalar(node) && isPlain(value)) setScalar(node, value);
  else if (isSeq(node) && Array.isArray(value) && node.items.length > 0) {
    setList(document, node, value);
  } else if (isMap(node) && isRecord(value)) setFields(document, node, value);
  else {
    const fresh = newNode(document, value, node ?? like);
    if (node) {
      if (node.commentBefore) fresh.commentBefore = node.commentBefore;
      if (node.spaceBefore) fresh.spaceBefore = true;
    }
    return fresh;
  }
  return node as ParsedNode;
}
