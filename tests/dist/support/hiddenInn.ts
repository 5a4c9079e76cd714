import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { formSchema } from '../../../editor/server/documents/contentFiles.ts';
import { listFiles } from '../../../lib/files.ts';
import { OWN_SERVICE } from '../../../src/enquiry/contract/service.ts';
import { writeSecondInn } from '../../fixtures/secondInn.ts';
import { builtSite } from '../../support/builds.ts';

/** The parts that a content file may hide. */
export function hideableIn(path: string): string[] {
  const items = formSchema(path).properties?.['hidden']?.items;
  return typeof items === 'object' ? (items.enum ?? []).map(String) : [];
}

async function writeContent(folder: string): Promise<void> {
  await writeSecondInn(folder);
  for (const name of listFiles(folder).filter((file) => file.endsWith('.yaml'))) {
    const file = join(folder, name);
    const hidden = hideableIn(name.slice(1));
    if (hidden.length === 0) continue;
    writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), hidden }));
  }
}

/** The second inn's site with everything hidden that can be. */
export const HIDDEN_INN = await builtSite('hidden-inn', {
  settings: { SITE_ORIGIN: 'https://kadalamane.example', EMAILJS_ORIGIN: OWN_SERVICE },
  writeContent,
});
