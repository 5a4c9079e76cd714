import { enquiry as words } from '../../site/words/enquiry.ts';
import { dayOf } from '../contract/dates.ts';
import { type Draft, FORMS, type FormKind } from '../contract/forms.ts';

interface GuestLetter {
  subject: string;
  body: string;
}

/** `2026-03-10` as people write it; anything else as it was typed. */
function readable(typed: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return dayOf(typed)?.toLocaleDateString('en-IN', format) ?? typed;
}

/** What stands in the fields, a line each; a message apart. */
export function lines(kind: FormKind, draft: Draft): string[] {
  return FORMS[kind]
    .filter(({ name }) => name !== 'message' && draft[name])
    .map(({ name, type }) => {
      const typed = draft[name] ?? '';
      return `${words.letter.labels[name]}: ${type === 'date' ? readable(typed) : typed}`;
    });
}

/**
 * A draft as a letter, for the guest to send by WhatsApp or from their own mail program.
 * @param innName greets the inn.
 * @param about a sentence about what was asked for before a word was written.
 */
export function letterOf(kind: FormKind, draft: Draft, innName: string, about = ''): GuestLetter {
  const { name = '', subject = '', message = '' } = draft;
  const paragraphs = [
    words.letter.greeting[kind](innName),
    about,
    kind === 'contact' ? message : '',
    lines(kind, draft).join('\n'),
  ];
  return {
    subject: kind === 'booking' ? words.letter.subject(name) : subject,
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}
