import { expect, onTestFinished } from 'vitest';
import type { Engine, Guest } from './guest.ts';
import { carousel } from './journeys/carousel.ts';
import { booking, contact } from './journeys/forms.ts';
import type { Inn, Journey } from './journeys/journey.ts';
import { lightbox } from './journeys/lightbox.ts';
import { menu } from './journeys/menu.ts';
import { pages } from './journeys/pages.ts';
import { rooms } from './journeys/rooms.ts';
import type { OpenInn } from './openInn.ts';

/** The journeys that matter, each in a browser of its own. */
export const journeys: readonly Journey[] = [
  ...[...pages, ...menu, ...carousel, ...rooms, ...lightbox, ...booking, ...contact],
];

/** Walks one journey in this house; no page may report a fault on the way. */
export async function walk(journey: Journey, house: OpenInn, engine: Engine, name: string) {
  const guests: Guest[] = [];
  const inn: Inn = {
    ...house,
    welcome: async (where) => {
      const origin = where === 'refusing' ? house.refusingOrigin : house.origin;
      const guest = await engine.welcome(origin);
      onTestFinished(() => guest.leave());
      guests.push(guest);
      return guest;
    },
  };
  await journey.walk(inn, name);
  expect(guests.flatMap((guest) => guest.faults())).toEqual([]);
}
