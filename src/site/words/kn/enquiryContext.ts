import type { EnquiryContext } from '../../../enquiry/contract/context.ts';
import { dayOf, type Stay } from '../../../enquiry/contract/dates.ts';
import type { enquiryContext as english } from '../enquiryContext.ts';
import type { InLanguage } from '../inLanguage.ts';
import { guests, nights, numberWord, roomFor, rooms } from './counts.ts';
import { names } from './names.ts';

const month = (day: Date) => names.months[day.getUTCMonth()];
const weekday = (day: Date) => names.weekdays[day.getUTCDay()];

/** "ಡಿಸೆಂಬರ್ 10 ಗುರುವಾರದಿಂದ 12 ಶನಿವಾರದವರೆಗೆ": the second day leaves out what the first has said. */
function days({ from, to, isFarOff }: Stay): string {
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
  const isOneMonth = isOneYear && from.getUTCMonth() === to.getUTCMonth();
  const year = (day: Date, isSaid: boolean) => (isSaid ? `${day.getUTCFullYear()} ` : '');
  const first = `${year(from, isFarOff || !isOneYear)}${month(from)} ${from.getUTCDate()} ${weekday(from)}ದಿಂದ`;
  const next = `${year(to, !isOneYear)}${isOneMonth ? '' : `${month(to)} `}${to.getUTCDate()} ${weekday(to)}ದವರೆಗೆ`;
  return `${first} ${next}`;
}

const short = (iso: string) => {
  const day = dayOf(iso);
  return day ? `${month(day)} ${day.getUTCDate()}` : iso;
};

/** "ನೀವು ಮೂವರಿಗೆ ಪಕ್ಕಪಕ್ಕದ ಎರಡು ರೂಮ್ ಬಗ್ಗೆ ಕೇಳುತ್ತಿದ್ದೀರಿ." */
function sentence(who: string, end: string, context: EnquiryContext): string {
  const { room, guests: count, rooms: many } = context;
  const what = room || (many ? `ಪಕ್ಕಪಕ್ಕದ ${numberWord(many)} ರೂಮ್` : count && 'ರೂಮ್');
  return what ? `${who}${roomFor(what, count)} ಬಗ್ಗೆ ${end}` : '';
}

export const enquiryContext = {
  stay: (stay: Stay) => `${days(stay)}, ${nights(stay.nights)}`,
  rooms,
  guests,
  labels: { room: 'ರೂಮ್', guests: 'ಜನ', rooms: 'ಪಕ್ಕಪಕ್ಕದ ರೂಮ್‌ಗಳು' },
  days: (checkin: string, checkout: string) => {
    // Arrival and departure on the same day.
    if (checkin === checkout) return checkin && short(checkin);
    if (checkin && checkout) return `${short(checkin)} – ${short(checkout)}`;
    const only = checkin || checkout;
    return only && `${short(only)}${checkin ? 'ರಿಂದ' : 'ರವರೆಗೆ'}`;
  },
  subject: ({ room, rooms: many, guests: count }: EnquiryContext, when = '') =>
    [room, when, many && rooms(many), count && guests(count)].filter(Boolean).join(', '),
  line: (context: EnquiryContext) => sentence('ನೀವು ', 'ಕೇಳುತ್ತಿದ್ದೀರಿ.', context),
  remove: 'ತೆಗೆಯಿರಿ',
  opening: (context: EnquiryContext) => sentence('', 'ಕೇಳಬೇಕಿತ್ತು.', context),
  hello: (inn: string) => `ನಮಸ್ಕಾರ ${inn},`,
  bookStay: (stay: string) => `ನನಗೆ ರೂಮ್ ಬುಕ್ ಮಾಡಬೇಕಿತ್ತು: ${stay}.`,
  from: (name: string) => `– ${name}`,
  bookingSubject: (stay: string) => `ರೂಮ್ ಕೋರಿಕೆ: ${stay}`,
  say: (said: string, hasWhatsapp: boolean) =>
    `ಈ ಪುಟದ ${hasWhatsapp ? 'WhatsApp ಮತ್ತು ' : ''}ಇ-ಮೇಲ್‌ನಲ್ಲೂ ಈಗ ಇದನ್ನು ಸೇರಿಸಿದ್ದೇವೆ. ಫೋನ್‌ನಲ್ಲಿ ಹೀಗೆ ಹೇಳಿ: “${said}”`,
} satisfies InLanguage<typeof english>;
