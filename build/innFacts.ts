import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { type Acknowledgement, INN_FACTS_FILE, type InnFacts } from '../mail-service/innFacts.ts';
import { contentFiles } from '../src/content/contentFiles.ts';
import { pages } from '../src/content/pages.ts';
import { filledIn, placeholdersIn } from '../src/content/placeholders.ts';
import type { Inn } from '../src/content/schemas.ts';
import { sent as words } from '../src/site/words/sent.ts';

/** What guests are told by e-mail: the content's words, then how to reach the inn. */
function acknowledgementOf(content: string, inn: Inn): Acknowledgement | undefined {
  const file = join(content, 'pages/sent.yaml');
  if (!existsSync(file)) return undefined;
  const page = filledIn(parse(readFileSync(file, 'utf8')), placeholdersIn(inn));
  const { acknowledgement } = pages.sent.schema.parse(page);
  if (!acknowledgement) return undefined;
  const { street, locality, city, postalCode } = inn.address;
  const facts = [
    words.referenceIs('[reference]'),
    ...(inn.replyTime ? [words.reply(inn.replyTime)] : []),
    words.phoneIs(inn.phone),
    [inn.name, street, locality, `${city} ${postalCode}`].filter(Boolean).join(', '),
  ];
  return {
    subject: acknowledgement.subject,
    text: [...acknowledgement.paragraphs, facts.join('\n'), words.byMachine].join('\n\n'),
    replyTo: inn.email,
  };
}

/** What the content says of the inn that letters need; the content is sound by now. */
export function innFactsOf(content: string): InnFacts {
  const { schema } = contentFiles['inn.yaml'];
  const inn = schema.parse(parse(readFileSync(join(content, 'inn.yaml'), 'utf8')));
  const { name, address, timeZone } = inn;
  const acknowledgement = acknowledgementOf(content, inn);
  return { name, city: address.city, timeZone, ...(acknowledgement && { acknowledgement }) };
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
