import type { ContentFile } from '../load.ts';
import type { Pointer } from '../samples.ts';

/** A text or number in a content file. */
export interface Leaf {
  content: ContentFile;
  pointer: Pointer;
  value: unknown;
}

/** Every value in these files that is no map or list. */
export function leavesOf(contents: readonly ContentFile[]): Leaf[] {
  const walk = (content: ContentFile, value: unknown, pointer: Pointer): Leaf[] => {
    if (typeof value !== 'object' || value === null) return [{ content, pointer, value }];
    return Object.entries(value).flatMap(([key, inner]) =>
      walk(content, inner, [...pointer, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return contents.flatMap((content) => walk(content, content.data, []));
}

/** Where a value stands, as an item says it. */
export function placeOf({ content, pointer }: Pick<Leaf, 'content' | 'pointer'>) {
  return { file: content.path, line: content.lineOf(pointer), pointer };
}
