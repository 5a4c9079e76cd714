import { asking } from '../../site/words/asking.ts';
import { sent as words } from '../../site/words/sent.ts';
import type { Draft, FormKind } from '../contract/forms.ts';
import type { DirectContacts } from './ContactButtons.tsx';
import { calendarOf } from './calendar.ts';
import { lines } from './draftMessage.ts';

/** What was sent, by when and under which reference; `draft` with what was asked about. */
export interface SentEnquiry {
  kind: FormKind;
  draft: Draft;
  reference: string;
  at: Date;
  reach: DirectContacts;
}

function askedLines({ room, guests }: Draft): string[] {
  return [
    room ? `${asking.labels.room}: ${room}` : '',
    guests ? `${asking.labels.guests}: ${guests}` : '',
  ].filter(Boolean);
}

/** What was sent, for the guest to keep: their own words, the reference, and how to reach the inn. */
export function copyOf({ kind, draft, reference, at, reach }: SentEnquiry): string {
  const when = at.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
  const { message = '' } = draft;
  return [
    [words.copyTitle(reach.innName), words.referenceIs(reference), words.sentOn(when)].join('\n'),
    [...askedLines(draft), ...lines(kind, draft)].join('\n'),
    kind === 'contact' ? message : '',
    [words.phoneIs(reach.phone), reach.place?.address ?? ''].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The days that were asked for, as a file for a calendar.
 * @param site the site's address
 * @returns undefined where no days were asked for, or nobody said where the inn is.
 */
export function calendarFile(enquiry: SentEnquiry, site: string): string | undefined {
  const { draft, reference, at, reach } = enquiry;
  const { checkin = '', checkout = '' } = draft;
  if (!reach.place) return undefined;
  return calendarOf({
    ...{ checkin, checkout, reference, site, now: at, place: reach.place },
    title: words.title(reach.innName),
    notes: [words.notConfirmed, words.referenceIs(reference), words.phoneIs(reach.phone)].join(
      '\n',
    ),
  });
}
