import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openChromium } from './chromiumGuest.ts';
import { openFirefox } from './firefoxGuest.ts';
import type { Engine, Guest } from './guest.ts';
import { carousel } from './journeys/carousel.ts';
import { booking, contact } from './journeys/forms.ts';
import type { Inn } from './journeys/journey.ts';
import { lightbox } from './journeys/lightbox.ts';
import { menu } from './journeys/menu.ts';
import { pages } from './journeys/pages.ts';
import { rooms } from './journeys/rooms.ts';
import { type OpenInn, openInn } from './openInn.ts';
import { openWebKit } from './webkitGuest.ts';

const journeys = [...pages, ...menu, ...carousel, ...rooms, ...lightbox, ...booking, ...contact];
const engines = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
} satisfies Record<string, () => Promise<Engine>>;

let house: OpenInn;
beforeAll(async () => {
  house = await openInn();
});
afterAll(() => house?.close());

describe.each(Object.entries(engines))('%s', (name, open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    console.log(`${name}: ${engine.version}`);
  });
  afterAll(() => engine?.close());

  test.each(journeys)('$name', async ({ walk }) => {
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
    await walk(inn, name);
    expect(guests.flatMap((guest) => guest.faults())).toEqual([]);
  });
});
