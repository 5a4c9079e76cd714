/** Remarks as yaml holds them: lines without their #, paragraphs apart by an empty line. */

/** Those above the last paragraph, and the last, which speaks of what stands right below it. */
export function splitRemark(remark: string | null | undefined): { head: string; own: string } {
  const at = remark?.lastIndexOf('\n\n') ?? -1;
  if (at < 0) return { head: '', own: remark ?? '' };
  return { head: remark?.slice(0, at) ?? '', own: remark?.slice(at + 2) ?? '' };
}

export const joinRemarks = (...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join('\n\n') || null;
