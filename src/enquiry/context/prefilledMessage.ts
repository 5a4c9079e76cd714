import { asking as words } from '../../site/words/asking.ts';
import type { Asked } from '../contract/context.ts';
import type { Draft, FormKind } from '../contract/forms.ts';
import { stayInWords } from './useBookingDates.ts';

interface CarriedLetter {
  subject: string;
  body: string;
}

/** What a guest who rings up would say: the stay and the name. */
export function saidOf({ name, ...draft }: Draft): string | undefined {
  const stay = stayInWords(draft);
  return stay && [stay, name].filter(Boolean).join(', ');
}

/**
 * What stands in a form, as a message that reads well on WhatsApp and by e-mail while the guest is
 * still typing.
 * @param innName greets the inn.
 * @returns undefined while there is nothing worth carrying.
 */
export function carriedLetter(
  kind: FormKind,
  draft: Draft,
  asked: Asked,
  innName: string,
): CarriedLetter | undefined {
  const { name, subject = '', message } = draft;
  const stay = kind === 'booking' ? stayInWords(draft) : undefined;
  const about = words.about(asked.room, asked.guests);
  const said = kind === 'booking' ? [stay && words.bookStay(stay)] : [about, message];
  if (!said.some(Boolean)) return undefined;
  const paragraphs = [words.hello(innName), ...said, name && words.from(name)];
  return {
    subject: stay ? words.bookingSubject(stay) : subject,
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}
