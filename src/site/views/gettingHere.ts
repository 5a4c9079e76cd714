import type { GettingHere } from '../../content/gettingHereSchema.ts';
import type { Inn } from '../../content/innSchema.ts';
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

/** Routes to the inn as shown, each start with directions in a maps app. */
export function journeysView({ journeys }: GettingHere, inn: Pick<Inn, 'address' | 'mapsSearch'>) {
  return journeys.map(({ kind, from, search, ways }) => ({
    from,
    icon: ICONS[kind],
    directionsHref: directionsLink(inn.mapsSearch, search ?? `${from}, ${inn.address.city}`),
    ways: ways.map(({ by, minutes: time, rupees: fare, note, last }) => ({
      by,
      time: minutes(time),
      fare: fare === undefined ? undefined : fare === 0 ? free : rupees(fare),
      // Sentences below the line.
      more: [note, last].filter((line) => line !== undefined),
    })),
  }));
}

/** The routes as plain lines, one per starting point, for llms.txt. */
export const journeyLines = (...from: Parameters<typeof journeysView>): string[] =>
  journeysView(...from).map(({ from: place, ways }) => {
    const each = ways.map(({ by, time, fare, more }) =>
      [[by, time, fare].filter(Boolean).join(', '), ...more].join('. '),
    );
    return `${place}: ${each.join(' / ')}`;
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
