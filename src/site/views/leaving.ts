import type { LeaveByProps } from '../../components/nearby/LeaveBy.tsx';
import type { Inn } from '../../content/schema/inn.ts';
import type { Nearby } from '../../content/schema/nearby.ts';
import { telLink } from '../../enquiry/contract/contactLinks.ts';
import { minutesOf } from '../words/clock.ts';
import { chatAbout } from './contactDetails.ts';

const hoursOf = <Rest>({ from, until, ...rest }: { from: string; until: string } & Rest) => ({
  from: minutesOf(from),
  until: minutesOf(until),
  ...rest,
});

/** What says when to leave: the rush hours, the notes, and whom to ask for an auto. */
export function leavingView(
  { rush = [], leavingNotes = [] }: Pick<Nearby, 'rush' | 'leavingNotes'>,
  inn: Inn,
): LeaveByProps {
  const chat = chatAbout(inn);
  return {
    rush: rush.map(hoursOf),
    notes: leavingNotes.map(hoursOf),
    askHref: chat ?? telLink(inn.phone),
    asksByChat: chat !== undefined,
  };
}
