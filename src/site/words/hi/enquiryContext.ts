import type { EnquiryContext } from '../../../enquiry/contract/context.ts';
import { dayOf, type Stay } from '../../../enquiry/contract/dates.ts';
import type { enquiryContext as english } from '../enquiryContext.ts';
import type { InLanguage } from '../inLanguage.ts';
import { guests, nights, numberWord, roomFor, rooms } from './counts.ts';
import { names } from './names.ts';

const month = (day: Date) => names.months[day.getUTCMonth()];
const weekday = (day: Date) => names.weekdays[day.getUTCDay()];

/** "गुरुवार 10 से शनिवार 12 दिसंबर तक": the first day leaves out what the second repeats. */
function days({ from, to, isFarOff }: Stay): string {
  const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
  const isOneMonth = isOneYear && from.getUTCMonth() === to.getUTCMonth();
  const year = (day: Date, isSaid: boolean) => (isSaid ? ` ${day.getUTCFullYear()}` : '');
  const first = `${weekday(from)} ${from.getUTCDate()}${isOneMonth ? '' : ` ${month(from)}`}${year(from, !isOneYear)}`;
  return `${first} से ${weekday(to)} ${to.getUTCDate()} ${month(to)}${year(to, isFarOff || !isOneYear)} तक`;
}

const short = (iso: string) => {
  const day = dayOf(iso);
  return day ? `${day.getUTCDate()} ${month(day)}` : iso;
};

/** "आप तीन लोगों के लिए साथ-साथ के दो कमरों के बारे में पूछ रहे हैं।" */
function sentence(who: string, end: string, context: EnquiryContext): string {
  const { room, guests: count, rooms: many } = context;
  const what = room || (many ? `साथ-साथ के ${numberWord(many)} कमरों` : count && 'कमरे');
  return what ? `${who} ${roomFor(what, count)} के बारे में ${end}` : '';
}

export const enquiryContext = {
  stay: (stay: Stay) => `${days(stay)}, ${nights(stay.nights)}`,
  rooms,
  guests,
  labels: { room: 'कमरा', guests: 'लोग', rooms: 'साथ-साथ के कमरे' },
  days: (checkin: string, checkout: string) => {
    // Arrival and departure on the same day.
    if (checkin === checkout) return checkin && short(checkin);
    if (checkin && checkout) return `${short(checkin)} – ${short(checkout)}`;
    const only = checkin || checkout;
    return only && `${short(only)} ${checkin ? 'से' : 'तक'}`;
  },
  subject: ({ room, rooms: many, guests: count }: EnquiryContext, when = '') =>
    [room, when, many && rooms(many), count && guests(count)].filter(Boolean).join(', '),
  line: (context: EnquiryContext) => sentence('आप', 'पूछ रहे हैं।', context),
  remove: 'हटाएँ',
  opening: (context: EnquiryContext) => sentence('मुझे', 'पूछना था।', context),
  hello: (inn: string) => `नमस्ते ${inn},`,
  bookStay: (stay: string) => `मुझे कमरा बुक करना था: ${stay}।`,
  from: (name: string) => `– ${name}`,
  bookingSubject: (stay: string) => `कमरे का अनुरोध: ${stay}`,
  say: (said: string, hasWhatsapp: boolean) =>
    `इस पन्ने के ${hasWhatsapp ? 'WhatsApp और ' : ''}ई-मेल में अब यह भी लिखा है। फ़ोन पर कहिए: “${said}”`,
} satisfies InLanguage<typeof english>;
