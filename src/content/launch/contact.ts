import { quoted } from '../diagnostics/wording.ts';

/** What is wrong with a number that guests are to call; half a report item. */
export interface NumberFault {
  level: 'error' | 'warning';
  sentence: string;
  mend: string;
}

const mend = 'Write the number as your own telephone shows it, with +91, and call it from another.';
const error = (sentence: string): NumberFault[] => [{ level: 'error', sentence, mend }];

const digitsOf = (typed: string) => typed.replace(/\D/g, '');
/** The digits behind India's country code; undefined for another country's number. */
const nationalOf = (typed: string) =>
  typed.startsWith('+91') ? digitsOf(typed).slice(2) : undefined;

/** No subscriber's number begins with 0 behind a city's code; the sample's is such a one. */
const isSampleRange = (national: string) => /^(?:11|20|22|33|40|44|79|80)0/.test(national);
const isMadeUp = (national: string) =>
  /^(\d)\1{9}$/.test(national) || national === '9876543210' || national === '1234567890';

/** Mobile numbers in India begin with 6, 7, 8 or 9 (National Numbering Plan 2003, TRAI). */
const isMobile = (national: string) => /^[6-9]/.test(national);

function indian(typed: string, national: string): NumberFault[] {
  if (national.length !== 10) {
    const count = `${national.length < 10 ? 'too short' : 'too long'}: ${national.length} digits behind +91, where Indian numbers have 10`;
    return error(`${quoted(typed)} cannot be called, it is ${count}.`);
  }
  if (isSampleRange(national)) {
    return error(`${quoted(typed)} cannot be called: no line in that city begins with 0.`);
  }
  if (national.startsWith('0')) {
    return error(
      `${quoted(typed)} cannot be called: behind +91 a number is written without the 0.`,
    );
  }
  return isMadeUp(national) ? error(`${quoted(typed)} looks made up.`) : [];
}

/** @param typed as the schema lets it pass: +91 and digits. */
export function phoneFaults(typed: string): NumberFault[] {
  return indian(typed, nationalOf(typed) ?? '');
}

/** @param typed with any country's code. */
export function whatsappFaults(typed: string): NumberFault[] {
  const national = nationalOf(typed);
  if (national === undefined) return [];
  const faults = indian(typed, national);
  if (faults.length > 0 || isMobile(national)) return faults;
  return [
    {
      level: 'warning',
      sentence: `${quoted(typed)} is a landline. WhatsApp works on one, once it has been confirmed there by a call.`,
      mend: 'Send it a message from another telephone. If none arrives, write a mobile number, or delete the line whatsapp.',
    },
  ];
}
