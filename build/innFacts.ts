import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Acknowledgement, INN_FACTS_FILE, type InnFacts } from '../mail/innFacts.ts';
import { contentFiles } from '../src/content/contentFiles.ts';
import type { Inn } from '../src/content/innSchema.ts';
import { fileAt, innIn, loadContent } from '../src/content/load.ts';
import { pages } from '../src/content/pages.ts';
import { sent as words } from '../src/site/words/sent.ts';

const SENT = 'pages/sent.yaml';

/** The e-mail that confirms an enquiry: the content's words, then the inn's contact details. */
function acknowledgementOf(page: unknown, inn: Inn): Acknowledgement | undefined {
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

/** The inn's facts for letters. The content is already checked. */
async function innFactsOf(content: string): Promise<InnFacts> {
  const contents = await loadContent(content, (path) => path === SENT);
  const inn = contentFiles['inn.yaml'].schema.parse(innIn(contents)?.data);
  const { name, address, timeZone } = inn;
  const page = fileAt(contents, SENT);
  const acknowledgement = page && acknowledgementOf(page.data, inn);
  return { name, city: address.city, timeZone, ...(acknowledgement && { acknowledgement }) };
}

/**
 * Writes the inn's facts next to the pages, for the e-mail service.
 * @param content the content folder, an absolute path
 */
export function innFacts(content: string): AstroIntegration {
  return {
    name: 'inn-facts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const file = join(fileURLToPath(dir), INN_FACTS_FILE);
        writeFileSync(file, `${JSON.stringify(await innFactsOf(content))}\n`);
      },
    },
  };
}
