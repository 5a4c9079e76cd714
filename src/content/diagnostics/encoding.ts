import type { Fault } from './diagnostic.ts';

const saveAsUtf8 = 'Save it again with the encoding UTF-8; Notepad asks for it under Save as.';

/** The line in which these bytes stop being UTF-8. */
function brokenLine(bytes: Uint8Array): number {
  const lenient = new TextDecoder().decode(bytes);
  // A � of the text's own would be found here as well, which blames no line but one to mend.
  return lenient.slice(0, lenient.indexOf('\uFFFD')).split('\n').length;
}

/** Reads the bytes of a text file as the build will; what cannot be read is a fault. */
export function decodeText(bytes: Uint8Array, file: string): { text: string; faults: Fault[] } {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const fault = (problem: string, mend: string, line?: number): Fault => ({
    level: 'fault',
    file,
    line,
    problem,
    mend,
  });
  if (isUtf16) {
    return { text: '', faults: [fault('The file is saved as UTF-16 (“Unicode”).', saveAsUtf8)] };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const lost = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
    if (lost < 0) return { text, faults: [] };
    const problem = 'There is a � here: a letter that was lost when the file was saved.';
    return { text, faults: [fault(problem, 'Type the letter again in its place.', lost + 1)] };
  } catch {
    const problem = 'The file is not saved as UTF-8: letters such as ’ or é would be shown as �.';
    return { text: '', faults: [fault(problem, saveAsUtf8, brokenLine(bytes))] };
  }
}
