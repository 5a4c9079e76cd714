import type { RoomWithRoute } from '../content/queries.ts';
import type { Inn } from '../content/schema/inn.ts';
import type { Facility } from '../content/schema/lists.ts';
import type { Nearby } from '../content/schema/nearby.ts';
import { type LanguageCode, languages, routeIn } from '../site/languages.ts';
import { houseFacts } from '../site/views/contactDetails.ts';
import { words } from '../site/words/index.ts';

interface Link {
  name: string;
  path: string;
  description: string;
}

interface LlmsInput {
  inn: Inn;
  summary: string;
  /** How to book a room. */
  booking: string;
  rooms: readonly RoomWithRoute[];
  facilities: readonly Facility[];
  /** Undefined if no page shows it. */
  nearby: Nearby | undefined;
  /** More facts about the inn, in sections. */
  further?: readonly { heading: string; lines: readonly string[] }[];
  pages: readonly Link[];
  /** The site's other languages; the build omits those that it does not build. */
  others?: readonly LanguageCode[];
  origin: string;
}

/** A language's own name, followed by its English name if that differs. */
function languageName(code: LanguageCode): string {
  const { name, english } = languages[code];
  return name === english ? name : `${name} (${english})`;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function roomLine(room: RoomWithRoute, { inn, origin }: LlmsInput): string {
  const { ac, nonAc, baths, sleeps } = words.rooms;
  const facts = [
    room.beds,
    sleeps(room.sleeps),
    baths(room.baths),
    room.climate === 'ac' ? ac : nonAc,
    ...(room.floorSpace === undefined ? [] : [`${room.floorSpace} m²`]),
    ...(room.price === undefined ? [] : [words.price.withTax(room.price, inn.priceNote)]),
  ];
  return `[${room.name}](${new URL(`/${room.id}`, origin).href}): ${facts.join(' · ')}. ${room.summary}`;
}

function placeLine({ name, distance, time, gate, fare }: Nearby['places'][number]): string {
  const { about, byAuto, measure, kilometres, minutes } = words.nearby;
  const facts = [
    `${about} ${measure(distance, kilometres)}`,
    `${about} ${measure(time, minutes)}`,
    ...(gate === undefined ? [] : [gate]),
    ...(fare === undefined ? [] : [`${about} ${byAuto(fare)}`]),
  ];
  return `${name}: ${facts.join(', ')}`;
}

/**
 * The inn in plain Markdown for assistants (llmstxt.org): what it is, contact details, rooms,
 * facilities, places nearby and pages with more.
 */
export function llmsText(input: LlmsInput): string {
  const {
    inn,
    summary,
    booking,
    rooms,
    facilities,
    nearby,
    further = [],
    pages,
    others = [],
    origin,
  } = input;
  const { street, locality, city, postalCode, region, country } = inn.address;
  const facts = [
    `${words.llms.address}: ${[street, locality, `${city} ${postalCode}`, region, country].filter(Boolean).join(', ')} (${inn.location.latitude}, ${inn.location.longitude})`,
    `${words.llms.telephone}: ${inn.phone}`,
    ...(inn.whatsapp ? [`${words.whatsapp}: ${inn.whatsapp}`] : []),
    `${words.email}: ${inn.email}`,
    ...houseFacts(inn).map(({ name, value }) => `${name}: ${value}`),
    ...(inn.counters ?? []).map(({ value, label }) => `${label}: ${value}`),
  ];
  const sections = [
    `# ${inn.name}\n\n> ${summary}`,
    booking,
    ...(inn.sampleNotice ? [inn.sampleNotice] : []),
    `## ${words.llms.facts}\n\n${list(facts)}`,
    `## ${words.nav.rooms}\n\n${list(rooms.map((room) => roomLine(room, input)))}`,
    ...(facilities.length > 0
      ? [
          `## ${words.nav.facilities}\n\n${list(facilities.map(({ serviceName, serviceDesc }) => `${serviceName}: ${serviceDesc}`))}`,
        ]
      : []),
    ...(nearby ? [`## ${words.llms.nearby}\n\n${list(nearby.places.map(placeLine))}`] : []),
    ...further.map(({ heading, lines }) => `## ${heading}\n\n${list(lines)}`),
    `## ${words.llms.pages}\n\n${list(pages.map(({ name, path, description }) => `[${name}](${new URL(path, origin).href}): ${description}`))}`,
    ...(others.length > 0
      ? [
          `## ${words.otherLanguages}\n\n${list(others.map((code) => `[${languageName(code)}](${new URL(routeIn(code, '/llms.txt'), origin).href})`))}`,
        ]
      : []),
  ];
  return `${sections.join('\n\n')}\n`;
}
