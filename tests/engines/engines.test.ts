import { afterAll, beforeAll, describe, test } from 'vitest';
import { ensureBuilt } from '../../releases/build.ts';
import { openChromium } from './chromiumGuest.ts';
import { openFirefox } from './firefoxGuest.ts';
import type { Engine } from './guest.ts';
import { languages } from './journeys/languages.ts';
import { type OpenInn, openInn } from './openInn.ts';
import { journeys, walk } from './walk.ts';
import { openWebKit } from './webkitGuest.ts';

const engines = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
} satisfies Record<string, () => Promise<Engine>>;

let house: OpenInn;
beforeAll(async () => {
  // Built by `scripts/engines.ts`.
  house = await openInn({ dist: await ensureBuilt(process.cwd()), content: 'content' });
});
afterAll(() => house?.close());

describe.each(Object.entries(engines))('%s', (name, open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    console.log(`${name}: ${engine.version}`);
  });
  afterAll(() => engine?.close());

  test.each([...journeys, ...languages])('$name', (journey) => walk(journey, house, engine, name));
});
