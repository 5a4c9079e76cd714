import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../lib/files.ts';
import {
  type Acknowledgement,
  INN_FACTS_FILE,
  type InnFacts,
  type LanguageFacts,
} from '../mail/innFacts.ts';
import { routeOf } from '../server/routes.ts';
import { contentFiles } from '../src/content/contentFiles.ts';
import { FILES } from '../src/content/fileNames.ts';
import { pageFile } from '../src/content/files.ts';
import { innIn, loadTyped, siteLanguages } from '../src/content/load.ts';
import { pages } from '../src/content/pages.ts';
import type { Inn } from '../src/content/schema/inn.ts';
import type { Translation } from '../src/content/schema/translations.ts';
import { ENGLISH, translate, unmarked } from '../src/content/translations.ts';
import { SENT_PAGE } from '../src/enquiry/contract/reference.ts';
import {
  type LanguageCode,
  languages,
  routeIn,
  type Translated,
  translatedCodes,
} from '../src/site/languages.ts';
import { sent as english } from '../src/site/words/sent.ts';

const SENT = pageFile('sent');
const NOT_SENT_PAGE = pages['not-sent'].path;

type Words = typeof english;

// Import these up front: once Astro has read its configuration, modules of it cannot import others.
const inLanguages = await Promise.all(
  translatedCodes.map(async (code): Promise<[LanguageCode, Words]> => {
    return [code, (await import(`../src/site/words/${code}/sent.ts`)).sent];
  }),
);
const WORDS = new Map<LanguageCode, Words>(inLanguages);

/** The parsed files from which the acknowledgement is made. */
interface Files {
  inn: Inn;
  sent: ReturnType<typeof pages.sent.schema.parse> | undefined;
}

/**
 * The e-mail that confirms an enquiry: the content's words, then the inn's contact details. Undefined if
 * the content has none, or if its words or the reply time are not translated.
 */
function acknowledgementOf({ inn, sent }: Files, words: Words): Acknowledgement | undefined {
  if (!sent?.acknowledgement) return undefined;
  const { subject, paragraphs } = sent.acknowledgement;
  if ([subject, ...paragraphs, inn.replyTime].some((said) => said?.includes(ENGLISH.start)))
    return undefined;
  const { street, locality, city, postalCode } = inn.address;
  const facts = [
    words.referenceIs('[reference]'),
    ...(inn.replyTime ? [words.reply(inn.replyTime)] : []),
    words.phoneIs(inn.phone),
    [inn.name, street, locality, `${city} ${postalCode}`].filter(Boolean).join(', '),
  ];
  return {
    subject,
    text: unmarked([...paragraphs, facts.join('\n'), words.byMachine].join('\n\n')),
    replyTo: inn.email,
  };
}

/** Reads the content anew for each language, since `translate` changes it in place. */
async function filesIn(content: string, code: LanguageCode): Promise<Files> {
  const wanted = [SENT, FILES.translations];
  const { typed, contents } = await loadTyped(content, (path) => wanted.includes(path));
  const dataOf = (files: typeof typed, path: string) =>
    files.find((file) => file.path === path)?.data;
  const page = dataOf(contents, SENT);
  const inn = contentFiles[FILES.inn].schema.parse(innIn(contents)?.data);
  const sent = page === undefined ? undefined : pages.sent.schema.parse(page);
  if (code !== 'en') {
    const files = [
      { path: FILES.inn, typed: innIn(typed)?.data, content: inn },
      { path: SENT, typed: dataOf(typed, SENT), content: sent },
    ];
    translate(files, (dataOf(contents, FILES.translations) ?? []) as Translation[], code);
  }
  return { inn, sent };
}

/** The facts for guests who read another language. */
async function languageFactsOf(
  content: string,
  dist: string,
  code: Translated,
): Promise<LanguageFacts> {
  const routes = listFiles(dist).map(routeOf);
  const isAnswered = [SENT_PAGE, NOT_SENT_PAGE].every((page) =>
    routes.includes(routeIn(code, page)),
  );
  const acknowledgement = acknowledgementOf(
    await filesIn(content, code),
    WORDS.get(code) ?? english,
  );
  return {
    ...(isAnswered && { prefix: routeIn(code, '/') }),
    ...(acknowledgement && { acknowledgement }),
  };
}

/** The inn's facts for letters. Assumes that the content is valid. */
async function innFactsOf(content: string, dist: string): Promise<InnFacts> {
  const files = await filesIn(content, 'en');
  const { name, address, timeZone } = files.inn;
  const acknowledgement = acknowledgementOf(files, english);
  const others = await siteLanguages(content);
  const facts = others.map(async (code) => {
    return [languages[code].english, await languageFactsOf(content, dist, code)] as const;
  });
  return {
    ...{ name, city: address.city, timeZone },
    ...(acknowledgement && { acknowledgement }),
    ...(others.length > 0 && { languages: Object.fromEntries(await Promise.all(facts)) }),
  };
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
        const dist = fileURLToPath(dir);
        const facts = await innFactsOf(content, dist);
        writeFileSync(join(dist, INN_FACTS_FILE), `${JSON.stringify(facts)}\n`);
      },
    },
  };
}
