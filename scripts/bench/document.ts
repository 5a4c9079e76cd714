const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/**
 * Replaces the report between a document's two markers.
 * @throws if the markers are missing
 */
export function withReport(document: string, report: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) {
    throw new Error(`The document needs a line ${BEGIN} and, below it, a line ${END}.`);
  }
  return `${document.slice(0, begin + BEGIN.length)}\n\n${report}\n\n${document.slice(end)}`;
}
