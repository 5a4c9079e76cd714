import { get, same, startsWith } from '../../model/pointer.ts';
import type { TypedText } from '../../model/previewMessages.ts';
import { dataOf, type Editing } from './editing.ts';

/**
 * The texts of a form that are typed and not yet saved. Those of a list whose entries were added,
 * removed or moved are left out: the page still has the entries in their old places.
 */
export function typedTexts(editing: Editing): TypedText[] {
  const ops = [...editing.ops, ...editing.queued];
  const data = dataOf(editing);
  const lists = ops.flatMap(({ op, at }) =>
    op === 'add' || op === 'move' ? [at] : op === 'remove' ? [at.slice(0, -1)] : [],
  );
  const typed = ops.filter(
    ({ op, at }, index) =>
      (op === 'set' || op === 'unset') &&
      !lists.some((list) => startsWith(at, list)) &&
      !ops.slice(index + 1).some((later) => same(later.at, at)),
  );
  return typed.flatMap(({ at }) => {
    const value = get(data, at);
    const was = get(editing.file.data, at);
    if (typeof value !== 'string' && !(value === undefined && typeof was === 'string')) return [];
    return [{ file: editing.file.path, at, text: String(value ?? '') }];
  });
}
