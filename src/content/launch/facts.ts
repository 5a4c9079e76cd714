import { quoted, stepInto } from '../diagnostics/wording.ts';
import type { ContentFile } from '../load.ts';
import { type NumberFault, phoneFaults, whatsappFaults } from './contact.ts';
import type { LaunchItem, LaunchReport } from './item.ts';
import { type Leaf, placeOf } from './read.ts';

/** Months after which a distance is measured again: roads, and metro lines, are built meanwhile. */
const MONTHS = 6;

/** Names that RFC 2606 and 6761 keep for examples: nothing answers there. */
export const EXAMPLE_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

const at = (content: ContentFile, field: string) => placeOf({ content, pointer: [field] });

/** Telephone, WhatsApp and e-mail as guests will use them. */
export function waysToReach(inn: ContentFile): LaunchReport {
  const report: LaunchReport = { errors: [], warnings: [] };
  const judge = (field: string, faultsOf: (typed: string) => NumberFault[]) => {
    const typed = stepInto(inn.data, field);
    if (typeof typed !== 'string') return;
    for (const { level, sentence, mend } of faultsOf(typed)) {
      const list = level === 'error' ? report.errors : report.warnings;
      list.push({ sentence, mend, ...at(inn, field) });
    }
  };
  judge('phone', phoneFaults);
  judge('whatsapp', whatsappFaults);
  const email = stepInto(inn.data, 'email');
  if (typeof email === 'string' && EXAMPLE_HOST.test(email.split('@')[1] ?? '')) {
    report.errors.push({
      sentence: `${quoted(email)} receives no mail: that ending is kept for examples.`,
      mend: 'Write the address at which you read your mail.',
      ...at(inn, 'email'),
    });
  }
  return report;
}

/** Distances that nobody has measured, or not for long. */
export function oldDistances(nearby: ContentFile, today: Date): LaunchItem[] {
  const checkedOn = stepInto(nearby.data, 'checkedOn');
  const mend =
    'Ask a maps app for each place from your own door, then write down the day (checkedOn).';
  if (typeof checkedOn !== 'string') {
    const sentence = 'No day says when the distances to the places nearby were measured.';
    return [{ sentence, mend, ...at(nearby, 'places') }];
  }
  const due = new Date(`${checkedOn}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  if (!(due.getTime() < today.getTime())) return [];
  const sentence = `The distances were last measured on ${checkedOn}, more than six months ago.`;
  return [{ sentence, mend, ...at(nearby, 'checkedOn') }];
}

/** A hint only: there are inns that name a price when they are asked. */
export function noPrice(rooms: readonly ContentFile[]): LaunchItem[] {
  const [first] = rooms;
  const isPriced = rooms.some(({ data }) => typeof stepInto(data, 'price') === 'number');
  if (isPriced || !first) return [];
  return [
    {
      sentence: 'No room has a price. It is the first thing that guests look for.',
      mend: 'If you like, give each room its price in rupees a night, such as  price: 1500.',
      ...at(first, 'name'),
    },
  ];
}

/** What a file's name or a single word tells nobody who cannot see the picture. */
const NO_ALT = /^(?:photo|picture|image|img|foto)?[\s_-]*\d*$|\.(?:jpe?g|png|webp)$|^.{1,4}$/i;

/** Pictures of which those who cannot see them are told nothing. */
export function emptyAlts(leaves: readonly Leaf[]): LaunchItem[] {
  return leaves
    .filter(({ pointer, value }) => pointer.at(-1) === 'alt' && NO_ALT.test(String(value).trim()))
    .map((leaf) => ({
      sentence: `${quoted(leaf.value)} tells people who cannot see the picture nothing.`,
      mend: 'Say in a sentence what the picture shows, as you would on the telephone.',
      ...placeOf(leaf),
    }));
}
