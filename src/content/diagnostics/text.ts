import { isScalar, Scalar, visit } from 'yaml';
import type { YamlText } from '../yaml.ts';
import { type Diagnostic, error, warning } from './diagnostic.ts';
import { quoted } from './wording.ts';

const saveAsUtf8 = 'Save it again with the encoding UTF-8; Notepad asks for it under Save as.';

/** The line in which these bytes stop being UTF-8. */
function brokenLine(bytes: Uint8Array): number {
  const lenient = new TextDecoder().decode(bytes);
  // A � of the text's own would be found here as well: that line is to be corrected, too.
  return lenient.slice(0, lenient.indexOf('\uFFFD')).split('\n').length;
}

/** Reads the bytes of a text file as the build will; what cannot be read is an error. */
export function decodeText(
  bytes: Uint8Array,
  file: string,
): { text: string; errors: Diagnostic[] } {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) {
    return {
      text: '',
      errors: [error({ file }, 'The file is saved as UTF-16 (“Unicode”).', saveAsUtf8)],
    };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const line = text.split('\n').findIndex((one) => one.includes('\uFFFD')) + 1;
    if (line === 0) return { text, errors: [] };
    const message = 'There is a � here: a letter that was lost when the file was saved.';
    return {
      text,
      errors: [error({ file, line }, message, 'Type the letter again in its place.')],
    };
  } catch {
    const message = 'The file is not saved as UTF-8: letters such as ’ or é would be shown as �.';
    return { text: '', errors: [error({ file, line: brokenLine(bytes) }, message, saveAsUtf8)] };
  }
}

/** Words that YAML drops as a comment after a text without quotes, as in `House # 12`. */
export function droppedComments(
  file: string,
  { document, source, lineAt }: YamlText,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      const range = node.range;
      if (node.type !== Scalar.PLAIN || !range) return;
      const comment = /^[ \t]+(#[^\r\n]*)/.exec(source.slice(range[1]))?.[1]?.trim();
      if (!comment) return;
      found.push(
        warning(
          { file, line: lineAt(range[1]) },
          `${quoted(comment)} is taken for a remark and left out.`,
          'Put the whole text in "double quotes" if it belongs to it; else write the remark on a line of its own above.',
        ),
      );
    },
  });
  return found;
}
