import { useEffect, useState } from 'react';
import { asking as words } from '../../site/words/asking.ts';
import type { Draft } from '../contract/forms.ts';
import { stayOf } from '../contract/stay.ts';
import { recallDraft } from '../form/drafts.ts';
import { recall, remember } from '../form/tabStorage.ts';

/** The days that the guest took over or left out: they are not offered again. */
const SETTLED = 'dates:settled';

const daysOf = ({ checkin = '', checkout = '' }: Draft) => `${checkin}/${checkout}`;

/** A stay and its rooms in words; undefined for what is no stay. */
export function stayInWords({
  checkin = '',
  checkout = '',
  rooms = '',
}: Draft): string | undefined {
  const stay = stayOf(checkin, checkout);
  if (!stay) return undefined;
  return [words.stay(stay), roomsInWords(rooms)].filter(Boolean).join(', ');
}

/** "2 rooms"; nothing for what is no number of rooms. */
function roomsInWords(typed: string): string {
  const count = Number(typed);
  return Number.isInteger(count) && count > 0 ? words.rooms(count) : '';
}

/** The dates that the guest has typed into the booking form of the first page, and not sent. */
export function useDates(isOffered: boolean) {
  const [booking, setBooking] = useState<Draft>();
  useEffect(() => {
    const kept = isOffered ? recallDraft('booking') : undefined;
    if (kept && recall(SETTLED) !== daysOf(kept)) setBooking(kept);
  }, [isOffered]);
  return {
    /** In words, without and with the rooms; undefined when there are none to offer. */
    dates: booking && stayInWords({ ...booking, rooms: '' }),
    stay: booking && stayInWords(booking),
    settle: () => {
      if (booking) remember(SETTLED, daysOf(booking));
      setBooking(undefined);
    },
  };
}
