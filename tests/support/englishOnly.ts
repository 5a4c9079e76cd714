import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves an inn's website in English alone, for tests of what is the same in every language: a third of the build. */
export function leaveEnglishOnly(content: string): void {
  const file = join(content, 'inn.yaml');
  const inn = readFileSync(file, 'utf8');
  const other = inn.replace(/^languages:\n(?: +- \w+\n)+/m, '');
  if (other === inn) throw new Error('This inn names no languages.');
  writeFileSync(file, other);
}
