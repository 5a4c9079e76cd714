import type { GettingHere } from '../../content/schema/gettingHere.ts';
import type { Inn } from '../../content/schema/inn.ts';
import { appleDirectionsLink, directionsLink } from '../../enquiry/contract/contactLinks.ts';
import { hoursOf, minutesOf } from '../hours.ts';
import { clockTime } from '../words/clock.ts';
import { words } from '../words/index.ts';
import { searchWords } from './goodToKnow.ts';

const { minutes, rupees, free } = words.gettingHere;

const ICONS = {
  Airport: 'airplane-tilt',
  Railway: 'train',
  Metro: 'train-regional',
  Buses: 'bus',
  Others: 'map-pin',
} as const satisfies Record<GettingHere['journeys'][number]['kind'], string>;

type Way = GettingHere['journeys'][number]['ways'][number];
type Runs = NonNullable<Way['runs']>;

const clock = (time: string) => clockTime(minutesOf(time));

/** A sentence that is true from one hour of the day to another. */
const hourNote = (from: string, until: string, says: string) => ({
  ...hoursOf({ from, until }),
  says,
});

const runsLine = (runs: Runs | undefined) =>
  runs && words.gettingHere.runs(clock(runs.first), clock(runs.last));
const runsNote = (runs: Runs | undefined) =>
  runs && hourNote(runs.last, runs.first, words.gettingHere.gone(clock(runs.first)));

/** The night fare: in rupees, to the nearest five, if the day fare is known; else as a percentage. */
function nightFareOf({ rupees: fare, nightFare }: Way): string | undefined {
  if (nightFare === undefined) return undefined;
  if (!fare) return words.gettingHere.percentMore(nightFare);
  return rupees(Math.round((fare * (100 + nightFare)) / 500) * 5);
}

const isDefined = <Value>(value: Value | undefined) => value !== undefined;

function wayView(way: Way, hours: GettingHere['nightHours']) {
  const { by, minutes: time, rupees: fare, note, last, runs } = way;
  const nightFare = nightFareOf(way);
  const night = hours && nightFare ? { ...hours, fare: nightFare } : undefined;
  return {
    by,
    time: minutes(time),
    fare: fare === undefined ? undefined : fare === 0 ? free : rupees(fare),
    // Sentences below the line.
    more: [
      note,
      last,
      runsLine(runs),
      night && words.gettingHere.night(clock(night.from), clock(night.until), night.fare),
    ].filter(isDefined),
    // Sentences that are true only at certain hours.
    now: [
      runsNote(runs),
      night && hourNote(night.from, night.until, words.gettingHere.nightNow),
    ].filter(isDefined),
  };
}

/**
 * Routes to the inn as shown, each start with directions in a maps app.
 * @param english the same before translation, for maps searches
 */
export function journeysView(
  { journeys, nightHours }: GettingHere,
  inn: Pick<Inn, 'address' | 'mapsSearch'>,
  english: Pick<GettingHere, 'journeys'> & { city: string } = { journeys, city: inn.address.city },
) {
  return journeys.map(({ kind, from, search, runs, ways }, index) => ({
    // The underscore prevents a clash with a question's id, which cannot contain one.
    id: `way_${index + 1}`,
    from,
    icon: ICONS[kind],
    directionsHref: directionsLink(
      inn.mapsSearch,
      search ?? `${english.journeys[index]?.from ?? from}, ${english.city}`,
    ),
    more: [runsLine(runs)].filter(isDefined),
    now: [runsNote(runs)].filter(isDefined),
    ways: ways.map((way) => wayView(way, nightHours)),
  }));
}

const routeLine = ({ by, time, fare }: { by: string; time: string; fare: string | undefined }) =>
  [by, time, fare].filter(Boolean).join(', ');

/** The routes as entries of the search among guests' questions, one per starting point. */
export function journeyResults(...[here, ...around]: Parameters<typeof journeysView>) {
  const entries = journeysView(here, ...around).map(({ id, from, ways }, index) => {
    // Guests may search for a route by other words than the name of its start.
    const { name: way } = words.gettingHere;
    const all = [here.journeys[index]?.kind, way, ...ways.map(({ by }) => by)].join(' ');
    return {
      href: `#${id}`,
      name: from,
      detail: ways.map(routeLine).join(' · '),
      also: searchWords(from, all),
    };
  });
  return { heading: here.heading, entries };
}

/** Joins sentences, and adds a full stop where one is missing. */
const sentences = (parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text}${/[.?!।]$/.test(text) ? '' : '.'} ${part}`);

/** The routes as plain lines, one per starting point, for llms.txt. */
export const journeyLines = (...from: Parameters<typeof journeysView>): string[] =>
  journeysView(...from).map(({ from: place, more: start, ways }) => {
    const each = ways.map(({ by, time, fare, more }) =>
      sentences([routeLine({ by, time, fare }), ...more]),
    );
    return sentences([`${place}: ${each.join(' / ')}`, ...start]);
  });

/** The texts for a driver, each with its language's own name: ಕನ್ನಡ, हिन्दी. */
export function driverLanguages({ card }: GettingHere) {
  return card.languages.map((entry) => ({
    ...entry,
    name: new Intl.DisplayNames([entry.language], { type: 'language' }).of(entry.language) ?? '',
  }));
}

/** Directions in a phone's maps app: Google's, and Apple's. */
export function mapLinks({ location, mapsSearch }: Pick<Inn, 'location' | 'mapsSearch'>) {
  return {
    directionsHref: directionsLink(mapsSearch),
    appleHref: appleDirectionsLink(location),
  };
}
