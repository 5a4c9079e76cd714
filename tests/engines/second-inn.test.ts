/** All journeys at an inn that shares only the code with the sample. */
import { afterAll, beforeAll, test } from 'vitest';
import { SECOND_INN } from '../dist/support/secondInn.ts';
import { openChromium } from './chromiumGuest.ts';
import type { Engine } from './guest.ts';
import { type OpenInn, openInn } from './openInn.ts';
import { journeys, walk } from './walk.ts';

let house: OpenInn;
let engine: Engine;

beforeAll(async () => {
  house = await openInn(SECOND_INN);
  engine = await openChromium();
});
afterAll(async () => {
  await engine?.close();
  await house?.close();
});

test.each(journeys)('$name', (journey) => walk(journey, house, engine, 'Chromium'));
