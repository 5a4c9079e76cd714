import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { INN_FACTS_FILE, type InnFacts } from '../mail-service/innFacts.ts';
import { singleFiles } from '../src/content/files.ts';

/** What the content says of the inn that letters need; the content is sound by now. */
export function innFactsOf(content: string): InnFacts {
  const { path, schema } = singleFiles.inn;
  const { name, address, timeZone } = schema.parse(
    parse(readFileSync(join(content, path), 'utf8')),
  );
  return { name, city: address.city, timeZone };
}

/**
 * Leaves the inn's name, city and time zone beside the pages, for the e-mail service.
 * @param content the content folder, an absolute path
 */
export function innFacts(content: string): AstroIntegration {
  return {
    name: 'inn-facts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = join(fileURLToPath(dir), INN_FACTS_FILE);
        writeFileSync(file, `${JSON.stringify(innFactsOf(content))}\n`);
      },
    },
  };
}
