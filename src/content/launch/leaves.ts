import type { Location } from '../diagnostics/diagnostic.ts';
import type { Pointer } from '../diagnostics/wording.ts';
import type { ContentFile } from '../load.ts';

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

/** Where a value stands; the launch report names its line, not its field. */
export function lineAt({ content, pointer }: Pick<Leaf, 'content' | 'pointer'>): Location {
  return { file: content.path, line: content.lineOf(pointer), pointer };
}
