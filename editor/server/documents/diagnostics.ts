import { checkContent, type Unsaved } from '../../../src/content/diagnostics/check.ts';
import { type Diagnostic, isError } from '../../../src/content/diagnostics/diagnostic.ts';
import { fieldsIn, parseYaml } from '../../../src/content/yaml.ts';
import type { Pointer } from '../../model/api.ts';
import { readText } from './contentFiles.ts';
import { withFileTitles } from './titles.ts';

/** The field that starts on a line of a file. */
function fieldOn(text: string, line: number): Pointer | undefined {
  return fieldsIn(parseYaml(text)).findLast((field) => field.line === line)?.pointer;
}

/** Adds the field to a diagnostic that has only a line. */
async function located(root: string, found: Diagnostic, unsaved?: Unsaved): Promise<Diagnostic> {
  const { file = '', line, pointer } = found;
  if (pointer || line === undefined) return found;
  const text = unsaved?.get(file) ?? (await readText(root, file).catch(() => undefined))?.text;
  return text ? { ...found, pointer: fieldOn(text, line) } : found;
}

/** Checks a content folder, with unsaved texts in place of files. */
export async function diagnosticsOf(root: string, unsaved?: Unsaved): Promise<Diagnostic[]> {
  const found = await checkContent(root, unsaved, '');
  const titled = await withFileTitles(root, found, 'message', 'fix');
  return Promise.all(titled.map((one) => located(root, one, unsaved)));
}

const nameOf = ({ file, pointer, message }: Diagnostic) => JSON.stringify([file, pointer, message]);

/**
 * The errors that these texts would add: an error that exists already must not prevent the owner
 * from correcting another.
 */
export async function newErrors(
  root: string,
  texts: Unsaved,
  found?: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const errors = (found ?? (await diagnosticsOf(root, texts))).filter(isError);
  if (errors.length === 0) return [];
  const before = new Set((await diagnosticsOf(root)).filter(isError).map(nameOf));
  return errors.filter((one) => !before.has(nameOf(one)));
}
