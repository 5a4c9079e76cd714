/** Comments as yaml represents them: lines without #, paragraphs separated by an empty line. */

/** Splits off the last paragraph, which belongs to the node right below it. */
export function splitComment(comment: string | null | undefined): { head: string; own: string } {
  const at = comment?.lastIndexOf('\n\n') ?? -1;
  if (at < 0) return { head: '', own: comment ?? '' };
  return { head: comment?.slice(0, at) ?? '', own: comment?.slice(at + 2) ?? '' };
}

export const joinComments = (...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join('\n\n') || null;
