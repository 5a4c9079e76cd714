import type { InnFacts } from '../innFacts.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import { writeHtml } from './html.ts';
import { extraLinesOf, linesOf, referenceLinesOf } from './lines.ts';
import { oneLine } from './oneLine.ts';
import { subjectOf } from './subject.ts';
import { writeText } from './text.ts';

export interface Letter {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
}

/** What a letter says that is not the guest's. */
export interface LetterSetting {
  inn: InnFacts;
  /** How many other enquiries are kept back for looking like a bot's. */
  held: number;
}

function footerOf(acceptedAt: Date, { inn, held }: LetterSetting): string {
  const { name, city, timeZone } = inn;
  // The inn's own clock, whatever the server's.
  const when = acceptedAt.toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  const website = name ? `the website of ${name}` : 'the website';
  const sent = `Sent from ${website} on ${when} (${city || timeZone}). Reply to this e-mail to write to the guest.`;
  if (held === 0) return sent;
  // A person may be among them: the owner learns of them without asking.
  return `${sent} Held because they look like a bot's: ${held}. To see them: npm run mail:outbox`;
}

/** Turns an enquiry into the e-mail the inn reads; answering it writes to the guest. */
export async function composeLetter(
  enquiry: Enquiry,
  acceptedAt: Date,
  setting: LetterSetting,
): Promise<Letter> {
  const lines = [...linesOf(enquiry), ...referenceLinesOf(enquiry)];
  const extras = extraLinesOf(enquiry);
  const footer = footerOf(acceptedAt, setting);
  return {
    subject: subjectOf(enquiry),
    replyTo: {
      name: oneLine(fieldValue(enquiry, 'name'), 80),
      address: fieldValue(enquiry, 'email'),
    },
    text: writeText(lines, extras, footer),
    html: await writeHtml(lines, extras, footer),
  };
}
