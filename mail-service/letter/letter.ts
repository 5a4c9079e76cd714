import { type Enquiry, fieldValue } from '../enquiry.ts';
import { writeHtml } from './html.ts';
import { extraLinesOf, linesOf } from './lines.ts';
import { oneLine, subjectOf } from './subject.ts';
import { writeText } from './text.ts';

export interface Letter {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
}

// The inn's own clock, whatever the server's.
const WHEN = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function footerOf(acceptedAt: Date, held: number): string {
  const sent = `Sent from the website on ${WHEN.format(acceptedAt)} (Bengaluru). Reply to this e-mail to write to the guest.`;
  if (held === 0) return sent;
  // A person may be among them: the owner learns of them without asking.
  return `${sent} Held because they look like a bot's: ${held}. To see them: npm run mail:outbox`;
}

/**
 * Turns an enquiry into the e-mail the inn reads; answering it writes to the guest.
 * @param held how many others are kept back for looking like a bot's.
 */
export async function composeLetter(enquiry: Enquiry, acceptedAt: Date, held = 0): Promise<Letter> {
  const lines = linesOf(enquiry);
  const extras = extraLinesOf(enquiry);
  const footer = footerOf(acceptedAt, held);
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
