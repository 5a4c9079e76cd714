import { wordsIn } from '../../components/faq/ranking.ts';
import type { GoodToKnow } from '../../content/schema/goodToKnow.ts';
import type { Inn } from '../../content/schema/inn.ts';
import { mailtoLink, whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { GOOD_TO_KNOW } from '../routes.ts';
import { words } from '../words/index.ts';
import { synonyms } from '../words/search.ts';

const { letter, subject } = words.goodToKnow;

/** Links that ask the inn a question, by each channel it uses. */
export function askLinks({ name, whatsapp, email }: Inn, question: string) {
  const body = letter(name, question);
  return {
    whatsappHref: whatsapp && whatsappLink(whatsapp, body),
    mailHref: mailtoLink(email, { subject, body }),
  };
}

/**
 * Hidden words by which the search finds a question besides its text: the inn's own (`also`), and
 * synonyms of both. Answers get none: "no charge" does not answer a question about prices.
 */
export function searchWords(question: string, also = ''): string | undefined {
  const present = new Set(wordsIn(`${question} ${also}`));
  const isPresent = (word: string) => wordsIn(word).some((form) => present.has(form));
  const added = synonyms
    .filter((words) => words.some(isPresent))
    .flat()
    .filter((word) => !isPresent(word));
  return [also, ...new Set(added)].filter(Boolean).join(' ') || undefined;
}

/** Guests' questions as shown, each with its own fragment and links to ask. */
export function questionGroups({ groups }: GoodToKnow, inn: Inn) {
  return groups.map(({ heading, questions }) => ({
    heading,
    questions: questions.map(({ id, question, answer, also }) => ({
      ...{ id, question, answer },
      also: searchWords(question, also),
      href: `${GOOD_TO_KNOW}#${id}`,
      ask: askLinks(inn, question),
    })),
  }));
}

/** The answered questions as plain lines, for llms.txt. */
export const answeredLines = ({ groups }: GoodToKnow): string[] =>
  groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ question, answer }) => (answer === undefined ? [] : [`${question} ${answer}`]));
