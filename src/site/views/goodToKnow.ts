import type { GoodToKnow } from '../../content/knowSchema.ts';
import type { Inn } from '../../content/schemas.ts';
import { mailtoLink, whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { GOOD_TO_KNOW } from '../routes.ts';
import { words } from '../words/index.ts';

const { letter, subject } = words.goodToKnow;

/** One tap from a question to the desk: a message that holds it, by each way the inn answers. */
export function askLinks({ name, whatsapp, email }: Inn, question: string) {
  const body = letter(name, question);
  return {
    whatsappHref: whatsapp && whatsappLink(whatsapp, body),
    mailHref: mailtoLink(email, { subject, body }),
  };
}

/** Guests' questions as the page shows them, each with its own address and the way to ask. */
export function questionGroups({ groups }: GoodToKnow, inn: Inn) {
  return groups.map(({ heading, questions }) => ({
    heading,
    questions: questions.map(({ id, question, answer, also }) => ({
      ...{ id, question, answer, also },
      href: `${GOOD_TO_KNOW}#${id}`,
      ask: askLinks(inn, question),
    })),
  }));
}

/** The answered questions as plain lines, for who reads no page. */
export const answeredLines = ({ groups }: GoodToKnow): string[] =>
  groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ question, answer }) => (answer === undefined ? [] : [`${question} ${answer}`]));
