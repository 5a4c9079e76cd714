import type { Facility, Inn, Nearby, Room } from '../content/schemas.ts';
import { words } from '../words/index.ts';

interface Link {
  name: string;
  path: string;
  description: string;
}

interface LlmsInput {
  inn: Inn;
  summary: string;
  /** How to ask for a room. */
  booking: string;
  rooms: readonly (Room & { id: string })[];
  facilities: readonly Facility[];
  nearby: Nearby;
  pages: readonly Link[];
  origin: string;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function roomLine(room: Room & { id: string }, origin: string): string {
  const { ac, nonAc, baths, sleeps, price } = words.rooms;
  const facts = [
    room.beds,
    sleeps(room.sleeps),
    baths(room.baths),
    room.climate === 'ac' ? ac : nonAc,
    ...(room.price === undefined ? [] : [price(room.price)]),
  ];
  return `[${room.name}](${new URL(`/${room.id}`, origin).href}): ${facts.join(' · ')}. ${room.summary}`;
}

function placeLine({ name, distance, time }: Nearby['places'][number]): string {
  const { about, measure, kilometres, minutes } = words.nearby;
  return `${name}: ${about} ${measure(distance, kilometres)}, ${about} ${measure(time, minutes)}`;
}

/**
 * The inn in plain Markdown for assistants (llmstxt.org): what it is, how to reach it, the rooms,
 * the facilities, what is near, and the pages that say more.
 */
export function llmsText(input: LlmsInput): string {
  const { inn, summary, booking, rooms, facilities, nearby, pages, origin } = input;
  const { street, locality, city, postalCode, region, country } = inn.address;
  const facts = [
    `Address: ${[street, locality, `${city} ${postalCode}`, region, country].filter(Boolean).join(', ')} (${inn.location.latitude}, ${inn.location.longitude})`,
    `Telephone: ${inn.phone}`,
    ...(inn.whatsapp ? [`WhatsApp: ${inn.whatsapp}`] : []),
    `E-mail: ${inn.email}`,
    `${words.checkIn}: ${inn.checkIn}`,
    `${words.checkOut}: ${inn.checkOut}`,
    `${words.payment}: ${inn.payment}`,
    `${words.languages}: ${inn.languages}`,
    ...inn.counters.map(({ value, label }) => `${label}: ${value}`),
  ];
  const sections = [
    `# ${inn.name}\n\n> ${summary}`,
    booking,
    ...(inn.sampleNotice ? [inn.sampleNotice] : []),
    `## ${words.llms.facts}\n\n${list(facts)}`,
    `## ${words.nav.rooms}\n\n${list(rooms.map((room) => roomLine(room, origin)))}`,
    `## ${words.nav.facilities}\n\n${list(facilities.map(({ serviceName, serviceDesc }) => `${serviceName}: ${serviceDesc}`))}`,
    `## ${words.llms.nearby}\n\n${list(nearby.places.map(placeLine))}`,
    `## ${words.llms.pages}\n\n${list(pages.map(({ name, path, description }) => `[${name}](${new URL(path, origin).href}): ${description}`))}`,
  ];
  return `${sections.join('\n\n')}\n`;
}
