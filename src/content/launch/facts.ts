import {
  type Diagnostic,
  error,
  type Location,
  quoted,
  warning,
} from '../diagnostics/diagnostic.ts';
import { type Leaf, lineAt } from '../leaves.ts';
import type { ContentFile } from '../load.ts';
import { stepInto } from '../pointer.ts';

/** Names that RFC 2606 and RFC 6761 reserve for examples and tests: no server answers there. */
export const EXAMPLE_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

const digitsOf = (typed: string) => typed.replace(/\D/g, '');
/** The digits behind India's country code; undefined for another country's number. */
const nationalOf = (typed: string) =>
  typed.startsWith('+91') ? digitsOf(typed).slice(2) : undefined;

/** No subscriber's number begins with 0 after a city's code; the sample's does. */
const isSampleRange = (national: string) => /^(?:11|20|22|33|40|44|79|80)0/.test(national);
const isMadeUp = (national: string) =>
  /^(\d)\1{9}$/.test(national) || national === '9876543210' || national === '1234567890';

/** Mobile numbers in India begin with 6, 7, 8 or 9 (National Numbering Plan 2003, TRAI). */
const isMobile = (national: string) => /^[6-9]/.test(national);

/** Why a number in India cannot be called. */
function whyNotCalled(typed: string, national: string): string | undefined {
  if (national.length !== 10) {
    const length = national.length < 10 ? 'too short' : 'too long';
    return `${quoted(typed)} cannot be called, it is ${length}: Indian numbers have 10 digits behind +91, this one has ${national.length}.`;
  }
  if (isSampleRange(national)) {
    return `${quoted(typed)} cannot be called: no line in that city begins with 0.`;
  }
  if (national.startsWith('0')) {
    return `${quoted(typed)} cannot be called: behind +91 a number is written without the 0.`;
  }
  return isMadeUp(national) ? `${quoted(typed)} looks made up.` : undefined;
}

function numberErrors(at: Location, typed: string, national: string): Diagnostic[] {
  const message = whyNotCalled(typed, national);
  const fix = 'Enter the number as your own phone shows it, with +91, and call it from another.';
  return message ? [error(at, message, fix)] : [];
}

function whatsappDiagnostics(at: Location, typed: string): Diagnostic[] {
  const national = nationalOf(typed);
  if (national === undefined) return [];
  const errors = numberErrors(at, typed, national);
  if (errors.length > 0 || isMobile(national)) return errors;
  return [
    warning(
      at,
      `${quoted(typed)} is a landline. WhatsApp works on one, once it has been confirmed there by a call.`,
      'Send it a message from another telephone. If none arrives, enter a mobile number, or leave WhatsApp empty.',
    ),
  ];
}

/** Checks the telephone number, the WhatsApp number and the e-mail address. */
export function contactDiagnostics(inn: ContentFile): Diagnostic[] {
  const at = (field: string) => lineAt({ content: inn, pointer: [field] });
  const [phone, whatsapp, email] = ['phone', 'whatsapp', 'email'].map((field) =>
    stepInto(inn.data, field),
  );
  const found: Diagnostic[] = [];
  if (typeof phone === 'string') {
    found.push(...numberErrors(at('phone'), phone, nationalOf(phone) ?? ''));
  }
  if (typeof whatsapp === 'string') found.push(...whatsappDiagnostics(at('whatsapp'), whatsapp));
  if (typeof email === 'string' && EXAMPLE_HOST.test(email.split('@')[1] ?? '')) {
    const message = `${quoted(email)} receives no mail: that ending is reserved for examples.`;
    found.push(error(at('email'), message, 'Enter the address at which you read your mail.'));
  }
  return found;
}

/** Months after which distances should be measured again: roads and metro lines are built. */
const MONTHS = 6;

/** Warns if nobody has dated the distances, or the date is too old. */
export function oldDistances(nearby: ContentFile, today: Date): Diagnostic[] {
  const checkedOn = stepInto(nearby.data, 'checkedOn');
  const at = (field: string) => lineAt({ content: nearby, pointer: [field] });
  const fix =
    'Ask a maps app for each place from your own door, then enter the day on which you did.';
  if (typeof checkedOn !== 'string') {
    const message = 'No day says when the distances to the places nearby were measured.';
    return [warning(at('places'), message, fix)];
  }
  const due = new Date(`${checkedOn}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  if (!(due.getTime() < today.getTime())) return [];
  const message = `The distances were last measured on ${checkedOn}, more than six months ago.`;
  return [warning(at('checkedOn'), message, fix)];
}

/** A warning if no room has a price; some inns give prices on request only. */
export function noPrice(rooms: readonly ContentFile[]): Diagnostic[] {
  const [first] = rooms;
  const isPriced = rooms.some(({ data }) => typeof stepInto(data, 'price') === 'number');
  if (isPriced || !first) return [];
  return [
    warning(
      lineAt({ content: first, pointer: ['name'] }),
      'No room has a price. It is the first thing that guests look for.',
      'If you like, give each room its price in rupees a night, such as 1500.',
    ),
  ];
}

/** An alternative text that says nothing: a file name, "photo 1", or up to four characters. */
const NO_ALT = /^(?:photo|picture|image|img|foto)?[\s_-]*\d*$|\.(?:jpe?g|png|webp)$|^.{1,4}$/i;

/** Pictures whose alternative text says nothing. */
export function emptyAlts(leaves: readonly Leaf[]): Diagnostic[] {
  return leaves
    .filter(({ kind, value }) => kind === 'alt' && NO_ALT.test(String(value).trim()))
    .map((leaf) =>
      warning(
        lineAt(leaf),
        `${quoted(leaf.value)} tells people who cannot see the picture nothing.`,
        'Say in a sentence what the picture shows, as you would on the telephone.',
      ),
    );
}

/** A link to another site. */
export interface OutwardLink {
  leaf: Leaf;
  href: string;
}

/** The content's external links, and diagnostics for those that certainly lead nowhere. No requests. */
export function contentLinks(leaves: readonly Leaf[]): {
  broken: Diagnostic[];
  outward: OutwardLink[];
} {
  const broken: Diagnostic[] = [];
  const outward: OutwardLink[] = [];
  for (const leaf of leaves) {
    const { kind, value } = leaf;
    if (kind !== 'link' || typeof value !== 'string') continue;
    const url = /^https?:\/\//.test(value) ? URL.parse(value) : null;
    if (!url) continue;
    // A social network's page whose path contains `.example` is a placeholder too.
    if (EXAMPLE_HOST.test(url.hostname) || /\.example\b/.test(url.pathname)) {
      const message = `The link ${quoted(value)} leads nowhere: that name is reserved for examples.`;
      const fix = 'Enter the address of your own page, or remove the entry.';
      broken.push(warning(lineAt(leaf), message, fix));
    } else {
      outward.push({ leaf, href: value });
    }
  }
  return { broken, outward };
}
