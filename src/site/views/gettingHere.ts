import type { GettingHere } from '../../content/gettingHereSchema.ts';
import type { Inn } from '../../content/schemas.ts';
import { appleDirectionsLink, directionsLink } from '../../enquiry/contract/contactLinks.ts';
import { words } from '../words/index.ts';

const { minutes, rupees, free } = words.gettingHere;

const ICONS = {
  Airport: 'airplane-tilt',
  Railway: 'train',
  Metro: 'train-regional',
  Buses: 'bus',
  Others: 'map-pin',
} as const satisfies Record<GettingHere['journeys'][number]['kind'], string>;

/** The ways to the inn as guests read them, each start with its directions in a maps app. */
export function journeysView({ journeys }: GettingHere, inn: Pick<Inn, 'address' | 'mapsSearch'>) {
  return journeys.map(({ kind, from, search, ways }) => ({
    from,
    icon: ICONS[kind],
    directionsHref: directionsLink(inn.mapsSearch, search ?? `${from}, ${inn.address.city}`),
    ways: ways.map(({ by, minutes: time, rupees: fare, note, last }) => ({
      by,
      time: minutes(time),
      fare: fare === undefined ? undefined : fare === 0 ? free : rupees(fare),
      // What is read below the line, a sentence each.
      more: [note, last].filter((line) => line !== undefined),
    })),
  }));
}

/** The ways as plain lines, one a place, for who reads no page. */
export const journeyLines = (...from: Parameters<typeof journeysView>): string[] =>
  journeysView(...from).map(({ from: place, ways }) => {
    const each = ways.map(({ by, time, fare, more }) =>
      [[by, time, fare].filter(Boolean).join(', '), ...more].join('. '),
    );
    return `${place}: ${each.join(' / ')}`;
  });

/** The words for a driver, each language with its own name in itself: ಕನ್ನಡ, हिन्दी. */
export function driverLanguages({ card }: GettingHere) {
  return card.languages.map((entry) => ({
    ...entry,
    name: new Intl.DisplayNames([entry.language], { type: 'language' }).of(entry.language) ?? '',
  }));
}

/** What opens the way in a phone's own maps app: most phones', and Apple's. */
export function mapLinks({ location, mapsSearch }: Pick<Inn, 'location' | 'mapsSearch'>) {
  return {
    directionsHref: directionsLink(mapsSearch),
    appleHref: appleDirectionsLink(location),
  };
}
