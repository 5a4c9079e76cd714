/** Remarks as yaml holds them: lines without their #, paragraphs apart by an empty line. */

/** Those above the last paragraph, and the last, which speaks of what stands right below it. */
export function splitComment(warning: string | null | undefined): { head: string; own: string } {
  const at = warning?.lastIndexOf('\n\n') ?? -1;
  if (at < 0) return { head: '', own: warning ?? '' };
  return { head: warning?.slice(0, at) ?? '', own: warning?.slice(at + 2) ?? '' };
}

export const joinComments = (...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join('\n\n') || null;
