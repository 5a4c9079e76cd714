import type { Document, LineCounter } from 'yaml';
import { isSeq } from 'yaml';
import type { YamlFault } from './syntax.ts';

const noSpace = {
  problem: 'There is no space after the dash.',
  mend: 'Put one space between the dash and the text.',
};
const noDash = {
  problem: 'An entry of the list begins here without a dash.',
  mend: 'Put a dash and a space before its first field, as in the other entries.',
};

/**
 * Slips in the dashes of a list, which the parser reports as something else on every line below.
 * @param lines of the file, as typed
 * @returns none when the file can be read, or is wrong in another way
 */
export function dashFaults(
  document: Document.Parsed,
  counter: LineCounter,
  lines: readonly string[],
): YamlFault[] {
  const [first] = document.errors;
  if (!first) return [];
  const glued = lines.flatMap((text, index) =>
    /^\s*-[\p{L}"']/u.test(text) ? [{ line: index + 1, ...noSpace }] : [],
  );
  if (glued.length > 0) return glued;
  if (first.message.startsWith('Unexpected seq-item-ind at node end')) {
    // The first entry has none, so that the second does not belong to a list.
    const top = lines.findIndex((text) => /^\s*[^\s#]/.test(text));
    return [{ line: top + 1, ...noDash }];
  }
  const { line } = counter.linePos(first.pos[0]);
  const isField = /^[\w-]+:(?:\s|$)/.test(lines[line - 1] ?? '');
  const isAfterList = isSeq(document.contents) && first.message.endsWith('at node end');
  return isAfterList && isField ? [{ line, ...noDash }] : [];
}
