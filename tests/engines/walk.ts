import { onTestFinished } from 'vitest';
import type { Engine, Guest } from './guest.ts';
import { carousel } from './journeys/carousel.ts';
import { enquiryContext } from './journeys/enquiryContext.ts';
import { booking, contact } from './journeys/forms.ts';
import type { Inn, Journey } from './journeys/journey.ts';
import { lightbox } from './journeys/lightbox.ts';
import { menu } from './journeys/menu.ts';
import { offline } from './journeys/offline.ts';
import { pages } from './journeys/pages.ts';
import { rooms } from './journeys/rooms.ts';
import type { OpenInn } from './openInn.ts';

/** The most important journeys, each with a browser of its own. */
export const journeys: readonly Journey[] = [
  ...[
    ...pages,
    ...menu,
    ...carousel,
    ...rooms,
    ...lightbox,
    ...booking,
    ...contact,
    ...enquiryContext,
    ...offline,
  ],
];

/** Runs a journey at an inn; no page may report an error. */
export async function walk(journey: Journey, house: OpenInn, engine: Engine, name: string) {
  const guests: Guest[] = [];
  const welcome = async (origin: string) => {
    const guest = await engine.welcome(origin);
    onTestFinished(() => guest.leave());
    guests.push(guest);
    return guest;
  };
  const inn: Inn = {
    ...house,
    welcome: (where) => welcome(where === 'refusing' ? house.refusingOrigin : house.origin),
    welcomeApart: async () => {
      const { origin, ...network } = await house.openApart();
      onTestFinished(network.away);
      return { guest: await welcome(origin), ...network };
    },
  };
  await journey.walk(inn, name);
  const faults = guests.flatMap((guest) => guest.faults());
  // Not `expect`, which shortens the text in its report.
  if (faults.length > 0) throw new Error(`Errors in the page:\n${faults.join('\n')}`);
}
